// Explains why a move is illegal: a reason and the squares that show it.
#pragma once

#include "game/game.h"

#include <array>

namespace rokada {

/// Reasons why a move is illegal. The comments say what `IllegalMove::squares` contains.
enum class IllegalReason : std::uint8_t {
    GameOver,
    NotYourTurn,          ///< squares[0]: the piece, which belongs to another side
    NothingThere,         ///< squares[0] is empty
    MustPlace,            ///< reserve pieces must be placed first
    NotYourFortress,      ///< squares[0]: a square outside the side's fortress, where no reserve piece can be placed
    SquareOccupied,       ///< squares[0]: the occupied square
    OwnPiece,             ///< squares[0]: a piece of the same side on the target square
    PartnersPiece,        ///< squares[0]: an ally's piece on the target square
    KingIsNeverCaptured,  ///< squares[0]: the king on the target square
    PathBlocked,          ///< squares[0]: the first piece in the path
    WallInPath,           ///< squares[0], squares[1]: the step that a wall blocks
    OnlyByCapture,        ///< the piece moves this way only to capture, and the target square has nothing to capture
    OnlyWithoutCapture,   ///< the piece does not capture this way; squares[0]: the target
    FirstMoveIsOver,      ///< the piece has moved, so its long first step is no longer possible
    NoLongStepHere,       ///< squares[0]: a start square without a long first step
    FullCircle,           ///< the path leads around a board that wraps, back to its start
    KingWouldBeCaptured,  ///< squares[0]: an attacker, squares[1]: the square of the king after the move
    Pinned,               ///< the piece shields the king; squares[0]: the attacker, squares[1]: the king
    /// The move leaves pieces of a tower behind and so uncovers a piece of kind `uncovered` on squares[0], which would
    /// capture the king on squares[1].
    Uncovers,
    /// The move does not stop the check, but another move of the piece would. squares[0]: an attacker, squares[1]: the
    /// king.
    CheckRemains,
    PieceCannotHelp,       ///< no move of the piece stops the check; squares[0]: an attacker, squares[1]: the king
    NoCastlingRight,       ///< the right to this castling is lost; squares[0]: the rook
    CastlingInCheck,       ///< squares[0]: the attacker
    CastlingBlocked,       ///< squares[0]: a piece between king and rook
    CastlingRookCovered,   ///< squares[0]: the tower in which a piece covers the rook
    CastlingThroughCheck,  ///< squares[0]: the attacked square of the king's path, squares[1]: the attacker
    NotAPieceMove,         ///< squares[0]: the piece, which does not move in this way
    /// The attacker on squares[0] gives check on two lines, and the move blocks only one. squares[1]: the square before
    /// the king on the other line.
    OtherLineOpen,
    OutsideBoard,  ///< the target is outside the board
    // In the next four cases a piece on squares[0], which is not between king and rook, prevents castling.
    CastlingKingPassesPiece,
    CastlingKingReachesPiece,
    CastlingRookPassesPiece,
    CastlingRookReachesPiece,
    NoCastlingRook,     ///< squares[0]: the empty castling square of the rook, or NoSquare if rooks start on any file
    CastlingKingAway,   ///< squares[0]: the king, whose square allows no castling; NoSquare without a king
    CastlingKingMoved,  ///< squares[0]: the king, which has moved in this game
    CastlingRookMoved,  ///< squares[0]: the rook, which has moved in this game
    CastlingIntoCheck,  ///< squares[0]: the king's attacked target, squares[1]: the attacker
};

/// Explanation of an illegal move. `IllegalReason` describes `squares`; unused squares are NoSquare.
struct IllegalMove {
    IllegalReason reason = IllegalReason::NotAPieceMove;
    std::array<Square, 2> squares{NoSquare, NoSquare};
    Kind uncovered = NoKind;  ///< `Uncovers` only: kind of the piece on squares[0] after the move

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// Explains why the side to move cannot move from `from` to `to`. In variants with towers (stacks of pieces), `pieces`
/// is the number of top pieces that would move. Precondition: no such move is legal.
[[nodiscard]] IllegalMove whyIllegal(const Position& position, Square from, Square to, int pieces = WholeTower);
/// Explains why the side to move cannot castle. `wing` is 'K' for the king's side, 'Q' for the queen's side.
/// Precondition: the side has no castling right on this wing.
[[nodiscard]] IllegalMove whyNoCastling(const Position& position, char wing);
/// Makes the reason `NoCastlingRight` more precise: returns `CastlingKingMoved` or `CastlingRookMoved` if a move of
/// this game lost the right. Returns other reasons unchanged. Precondition: `why` explains a move in the current
/// position of `game`.
[[nodiscard]] IllegalMove inGame(const Game& game, const IllegalMove& why);
/// Returns true if the piece on `from` has a legal move, alone or together with pieces below it in its tower.
[[nodiscard]] bool canMove(const Position& position, Square from);
/// Explains why the side to move cannot place a reserve piece on `to`. Precondition: no legal drop on `to` exists.
[[nodiscard]] IllegalMove whyIllegalDrop(const Position& position, Square to);

}  // namespace rokada
