// Why a game is over and what each side gets.
#pragma once

#include "base/basics.h"

#include <array>
#include <cstdint>

namespace rokada {

/// Why a game has ended.
enum class Reason : std::uint8_t {
    Checkmate,     ///< `side` was mated (fortress: the last side of its team)
    Stalemate,     ///< `side` has no move and is not in check
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
    IllegalMove,  ///< `side` has sent too many of them; a draw if the opponent cannot win
    Time,         ///< the flag of `side` fell; a draw if the opponent cannot win
};

/// The end of a game: the result and its reason.
struct Ending {
    Reason reason{};
    /// Half points: 2 for a win, 1 for a draw, 0 for a loss; sides that do not exist have 0.
    std::array<std::uint8_t, MaxSides> halfPoints{};
    Side side = NoSide;
    int count = 0;

    [[nodiscard]] bool drawn() const { return halfPoints[0] == 1; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace rokada
