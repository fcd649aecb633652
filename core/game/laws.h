// Arbiter rulings on claims, illegal moves and flags. Every ruling cites its law.
#pragma once

#include "game/clock.h"
#include "game/game.h"

#include <array>
#include <optional>

namespace rokada {

/// Laws that rulings cite. `ui/texts/lawtexts.cpp` names the article of each law.
enum class Law : std::uint8_t {
    EndBeforeFlag,     ///< mate, stalemate, resignation or agreement stands, even if a flag falls later
    FlagFall,          ///< a player whose time has run out loses
    FlagWithoutMate,   ///< a flag fall is a draw if the opponent cannot win
    FirstFlag,         ///< the flag that fell first decides
    FlagsPlayOn,       ///< it is unknown which flag fell first: the game continues if another period follows
    FlagsDraw,         ///< it is unknown which flag fell first: the game is drawn if no period follows
    ClaimRight,        ///< the claim is correct: the game is drawn
    ClaimTwoMinutes,   ///< an incorrect claim gives the opponent two minutes
    ClaimFiveMinutes,  ///< an incorrect claim costs the claimant five minutes
    ClaimFlag,         ///< an incorrect claim makes the flag fall if less than five minutes are left
    OfferProper,       ///< a draw offer between the move and pressing the clock
    OfferImproper,     ///< a draw offer at another moment is valid too
    OfferRepeated,     ///< a draw offer must not be repeated without a reason
    Adjusted,          ///< the player has said "I adjust" before touching a piece
    OwnTouched,        ///< the player must move the first touched own piece that can move
    EnemyTouched,      ///< the player must capture the first touched enemy piece that can be captured
    BothTouched,       ///< the first touched own piece must capture the first touched enemy piece
    NothingTouched,    ///< no touched piece can move or be captured: any move is allowed
    KingAndRook,       ///< king touched before a rook: castle with this rook if it is legal, otherwise move the king
    RookFirst,         ///< rook touched before the king: no castling with this rook
    Released,          ///< a released piece stays; only the kind of a promotion can still be chosen
};

/// Ruling on a claim.
struct ClaimRuling {
    Law law{};
    Claim claim = Claim::None;  ///< the correct claim; `None` if the claim is incorrect
    Millis toOpponents{0};      ///< time added to the clock of each enemy who is still playing
    Millis fromClaimant{0};
    bool offers = false;  ///< true if the incorrect claim counts as a draw offer

    [[nodiscard]] bool right() const { return claim != Claim::None; }
};

/// Returns the ruling on a draw claim of the player to move. The claim is for the current position, or for the position
/// after the announced move `named`. The announced move must be played even if the claim is incorrect.
[[nodiscard]] ClaimRuling ruleOnClaim(const Game& game, std::optional<Move> named = {});

/// Returns the law that applies if flags have fallen: `FirstFlag` if it is known which fell first, otherwise
/// `FlagsPlayOn` or `FlagsDraw`.
[[nodiscard]] Law ruleOnFlags(const GameClock& clock);
/// Returns the law for a game that ended by the fall of a flag. Returns nullopt for other endings.
[[nodiscard]] std::optional<Law> lawOf(const Ending& ending);

}  // namespace rokada
