// What an arbiter rules: claims, illegal moves, fallen flags. Every ruling names the law that it follows.
#pragma once

#include "game/clock.h"
#include "game/game.h"

#include <array>
#include <optional>

namespace rokada {

/// The laws that rulings follow: section 7 of the rules of chess, where articles of the FIDE Laws and what the old
/// code says are named.
enum class Law : std::uint8_t {
    EndBeforeFlag,     ///< a mate, stalemate, resignation or agreement stands, whatever the flag does afterwards
    FlagFall,          ///< a player whose time has run out loses
    FlagWithoutMate,   ///< ... but it is a draw if the opponent cannot win
    FirstFlag,         ///< the flag that fell first decides
    FlagsPlayOn,       ///< which fell first is unknown, and another period follows
    FlagsDraw,         ///< which fell first is unknown, and no period follows
    ClaimRight,        ///< the game is drawn
    ClaimTwoMinutes,   ///< a wrong claim gives the opponent two minutes
    ClaimFiveMinutes,  ///< a wrong claim costs the claimant five minutes
    ClaimFlag,         ///< ... with less time left: the flag falls
    OfferProper,       ///< an offer between the move and the clock
    OfferImproper,     ///< an offer at another moment stands too
    OfferRepeated,     ///< an offer is not repeated without reason
    Adjusted,          ///< "I adjust" before touching
    OwnTouched,        ///< the first own piece touched that can move must move
    EnemyTouched,      ///< the first enemy piece touched that can be captured must be captured
    BothTouched,       ///< the first enemy piece must be captured by the first own one
    NothingTouched,    ///< nothing touched can move or be captured: any move
    KingAndRook,       ///< castle there if it is legal, else move the king
    RookFirst,         ///< no castling with that rook
    Released,          ///< a piece that was let go stays; only what a pawn becomes is still free
};

/// The ruling on a claim.
struct ClaimRuling {
    Law law{};
    Claim claim = Claim::None;  ///< what was right about it
    Millis toOpponents{0};      ///< for each enemy who is still playing
    Millis fromClaimant{0};
    bool offers = false;  ///< a wrong one still counts as an offer

    [[nodiscard]] bool right() const { return claim != Claim::None; }
};

/// The player to move claims a draw, with the position on the board or with a named move, which must be played
/// afterwards in any case.
[[nodiscard]] ClaimRuling ruleOnClaim(const Game& game, std::optional<Move> named = {});

/// What both players' fallen flags mean if which fell first is unknown.
[[nodiscard]] Law ruleOnFlags(const GameClock& clock);
/// The law of a game's end by time; nothing for other ends.
[[nodiscard]] std::optional<Law> lawOf(const Ending& ending);

}  // namespace rokada
