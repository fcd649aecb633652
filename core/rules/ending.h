// Result of a finished game: the reason and the points of each side.
#pragma once

#include "base/basics.h"

#include <array>
#include <cstdint>

namespace rokada {

/// Reasons why a game has ended.
enum class Reason : std::uint8_t {
    Checkmate,     ///< `side` was checkmated (fortress: the last side of its team)
    Stalemate,     ///< `side` has no legal move and is not in check
    NobodyMoves,   ///< fortress: no living player has a legal move
    DeadPosition,  ///< insufficient material
    Blocked,       ///< a dead position, because blocked pawns divide the board
    BareKing,      ///< `side` has only its king
    Repetition,    ///< automatic, `count` occurrences
    FiftyMoves,    ///< automatic, `count` plies without capture or pawn move
    RepetitionClaim,
    FiftyMovesClaim,
    Resignation,  ///< `side` resigned
    Agreement,
    IllegalMove,  ///< `side` made too many illegal moves; a draw if the opponent cannot win
    Time,         ///< the flag of `side` fell; a draw if the opponent cannot win
};

/// Result of a game and its reason.
struct Ending {
    Reason reason{};
    /// Half points by side: 2 for a win, 1 for a draw, 0 for a loss. Sides that do not exist have 0.
    std::array<std::uint8_t, MaxSides> halfPoints{};
    /// Side that the reason names, or NoSide.
    Side side = NoSide;
    /// Occurrences or plies, for repetition and the fifty-move rule.
    int count = 0;

    [[nodiscard]] bool drawn() const { return halfPoints[0] == 1; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace rokada
