// Arbiter rulings on claims, illegal moves and flags. Every ruling cites its law.
#pragma once

#include "game/clock.h"
#include "game/game.h"

#include <array>
#include <optional>

namespace rokada {

/// Laws that rulings cite: section 7 of the rules of chess names the articles of the FIDE Laws and of the old code.
enum class Law : std::uint8_t {
    EndBeforeFlag,     ///< mate, stalemate, resignation or agreement stands, even if a flag falls later
    FlagFall,          ///< a player whose time has run out loses
    FlagWithoutMate,   ///< ... unless the opponent cannot win: then it is a draw
    FirstFlag,         ///< the flag that fell first decides
    FlagsPlayOn,       ///< the order of the falls is unknown, and another period follows
    FlagsDraw,         ///< the order of the falls is unknown, and no period follows
    ClaimRight,        ///< the claim is correct: the game is drawn
    ClaimTwoMinutes,   ///< an incorrect claim gives the opponent two minutes
    ClaimFiveMinutes,  ///< an incorrect claim costs the claimant five minutes
    ClaimFlag,         ///< ... if less time is left, the flag falls
    OfferProper,       ///< an offer between the move and pressing the clock
    OfferImproper,     ///< an offer at another moment is valid too
    OfferRepeated,     ///< an offer must not be repeated without a reason
    Adjusted,          ///< "I adjust" before touching a piece
    OwnTouched,        ///< the first own piece touched that can move must move
    EnemyTouched,      ///< the first enemy piece touched that can be captured must be captured
    BothTouched,       ///< the first enemy piece must be captured by the first own one
    NothingTouched,    ///< no touched piece can move or be captured: any move is allowed
    KingAndRook,       ///< castle there if it is legal, else move the king
    RookFirst,         ///< no castling with that rook
    Released,          ///< a released piece stays; only the kind of a promotion can still be chosen
};

/// Ruling on a claim.
struct ClaimRuling {
    Law law{};
    Claim claim = Claim::None;  ///< claim that is correct
    Millis toOpponents{0};      ///< added for each enemy who is still playing
    Millis fromClaimant{0};
    bool offers = false;  ///< an incorrect claim counts as a draw offer

    [[nodiscard]] bool right() const { return claim != Claim::None; }
};

/// Rules on a draw claim of the player to move, for the position on the board or for an announced move, which must be
/// played in any case.
[[nodiscard]] ClaimRuling ruleOnClaim(const Game& game, std::optional<Move> named = {});

/// Returns the law for two fallen flags in an unknown order.
[[nodiscard]] Law ruleOnFlags(const GameClock& clock);
/// Returns the law of an ending on time; nullopt for other endings.
[[nodiscard]] std::optional<Law> lawOf(const Ending& ending);

}  // namespace rokada
