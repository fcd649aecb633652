// Why a wish to move is not a legal move: a cause and the squares that show it.
#pragma once

#include "rules/position.h"

#include <array>

namespace rokada {

enum class IllegalReason : std::uint8_t {
    GameOver,
    NotYourTurn,           ///< squares[0]: the man of another side
    NothingThere,          ///< squares[0] is empty
    MustPlace,             ///< reserves come first
    NotYourFortress,       ///< squares[0]: reserves enter the own fortress only, and it is not there
    SquareOccupied,        ///< squares[0]: a reserve needs an empty square
    OwnPiece,              ///< squares[0]: an own man stands on the target
    PartnersPiece,         ///< squares[0]: an ally's man stands on the target
    KingIsNeverCaptured,   ///< squares[0]: the king on the target
    PathBlocked,           ///< squares[0]: the man in the way
    WallInPath,            ///< squares[0], squares[1]: the closed step
    OnlyByCapture,         ///< there is nothing to take on the target
    OnlyWithoutCapture,    ///< the man does not take on this way; squares[0]: who stands there
    FirstMoveIsOver,       ///< the long first step is no longer available
    FullCircle,            ///< the way leads back to its own start
    KingWouldBeCaptured,   ///< squares[0]: an attacker, squares[1]: the king after the move
    CastlingRightLost,     ///< king or rook has moved
    CastlingInCheck,       ///< squares[0]: the attacker
    CastlingBlocked,       ///< squares[0]: the man between king and rook
    CastlingThroughCheck,  ///< squares[0]: the attacked square, squares[1]: the attacker
    DoesNotMoveSo,
};

/// A refusal. Squares that a cause does not name are NoSquare.
struct IllegalMove {
    IllegalReason reason = IllegalReason::DoesNotMoveSo;
    std::array<Square, 2> squares{NoSquare, NoSquare};

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// Why the side to move may not move from `from` to `to`. Call it only if no legal move has these squares.
[[nodiscard]] IllegalMove whyIllegal(const Position& position, Square from, Square to);
/// Why the side to move may not deploy a reserve on `to`. Call it only if no legal deployment goes there.
[[nodiscard]] IllegalMove whyIllegalDrop(const Position& position, Square to);

}  // namespace rokada
