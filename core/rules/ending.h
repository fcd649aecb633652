// Ending of a finished game: its reason and the points of each side.
#pragma once

#include "base/basics.h"

#include <array>
#include <cstdint>

namespace rokada {

/// Reasons why a game has ended.
enum class Reason : std::uint8_t {
    /// `side` was checkmated. In Fortress Chess (four sides, two teams), `side` is the last side of its team.
    Checkmate,
    Stalemate,     ///< `side` has no legal move and is not in check
    NobodyMoves,   ///< Fortress Chess: no remaining side has a legal move
    DeadPosition,  ///< the position is dead because of insufficient material
    Blocked,       ///< the position is dead because blocked pawns divide the board
    BareKing,      ///< `side` has only its king
    Repetition,    ///< automatic draw after `count` occurrences of a position
    FiftyMoves,    ///< automatic draw after `count` plies without a capture or pawn move
    RepetitionClaim,
    FiftyMovesClaim,
    Resignation,  ///< `side` resigned
    Agreement,
    IllegalMove,  ///< `side` made too many illegal moves; the game is drawn if the opponent cannot win
    Time,         ///< the flag of `side` fell; the game is drawn if the opponent cannot win
};

/// Result of a game and its reason.
struct Ending {
    Reason reason{};
    /// Half points of each side: 2 for a win, 1 for a draw, 0 for a loss. Sides that do not exist have 0.
    std::array<std::uint8_t, MaxSides> halfPoints{};
    /// Side to which the reason refers, or NoSide.
    Side side = NoSide;
    /// Number of occurrences for repetition, or of plies for the fifty-move rule.
    int count = 0;

    [[nodiscard]] bool drawn() const { return halfPoints[0] == 1; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace rokada
