// Why a move is illegal: a reason and the squares that show it.
#pragma once

#include "rules/position.h"

#include <array>

namespace rokada {

enum class IllegalReason : std::uint8_t {
    GameOver,
    NotYourTurn,           ///< squares[0]: the piece of another side
    NothingThere,          ///< squares[0] is empty
    MustPlace,             ///< reserve pieces must be placed first
    NotYourFortress,       ///< squares[0]: it is not in the own fortress
    SquareOccupied,        ///< squares[0]: it is not empty
    OwnPiece,              ///< squares[0]: an own piece on the target
    PartnersPiece,         ///< squares[0]: an ally's piece on the target
    KingIsNeverCaptured,   ///< squares[0]: the king on the target
    PathBlocked,           ///< squares[0]: the piece in the path
    WallInPath,            ///< squares[0], squares[1]: the closed step
    OnlyByCapture,         ///< there is nothing to capture on the target
    OnlyWithoutCapture,    ///< the piece does not capture this way; squares[0]: the target
    FirstMoveIsOver,       ///< the long first step is no longer available
    NoLongStepHere,        ///< squares[0]: from this start square a piece has no long first step
    FullCircle,            ///< the path leads back to its own start
    KingWouldBeCaptured,   ///< squares[0]: an attacker, squares[1]: the king after the move
    Pinned,                ///< the same of another piece, which stood in the way; squares as before
    Uncovers,              ///< the piece `uncovered` under it on squares[0] would capture the king on squares[1]
    CheckRemains,          ///< another piece does nothing against the check; squares as before
    PieceCannotHelp,       ///< it cannot do anything against it; squares as before
    CastlingRightLost,     ///< king or rook has moved
    CastlingInCheck,       ///< squares[0]: the attacker
    CastlingBlocked,       ///< squares[0]: the piece between king and rook
    CastlingRookCovered,   ///< squares[0]: the tower in which the rook has a piece on it
    CastlingThroughCheck,  ///< squares[0]: the attacked square, squares[1]: the attacker
    DoesNotMoveSo,         ///< squares[0]: the piece
    OneWayClosed,          ///< squares[0]: an attacker on whose one way to the king it is; squares[1]: of the other
                           ///< way, which stays open, the square before the king
    OutsideBoard,          ///< there is no square
    // castling pieces that do not stand between king and rook; squares[0]: the piece in the way
    CastlingKingPassesPiece,
    CastlingKingReachesPiece,
    CastlingRookPassesPiece,
    CastlingRookReachesPiece,
};

/// Squares that a reason does not name are NoSquare.
struct IllegalMove {
    IllegalReason reason = IllegalReason::DoesNotMoveSo;
    std::array<Square, 2> squares{NoSquare, NoSquare};
    Kind uncovered = NoKind;  ///< of `Uncovers`: what stands on top of squares[0] after the move

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// Why the side to move may not move from `from` to `to`, with the upper `pieces` of a tower. Call it only if no legal
/// move has these squares, and so many pieces.
[[nodiscard]] IllegalMove whyIllegal(const Position& position, Square from, Square to, int pieces = WholeTower);
/// The piece on `from` has a legal move, with any part of its tower.
[[nodiscard]] bool canMove(const Position& position, Square from);
/// Why the side to move may not place a reserve piece on `to`. Call it only if no legal drop goes there.
[[nodiscard]] IllegalMove whyIllegalDrop(const Position& position, Square to);

}  // namespace rokada
