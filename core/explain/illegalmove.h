// Explains why a move is illegal: a reason and the squares that show it.
#pragma once

#include "game/game.h"

#include <array>

namespace rokada {

enum class IllegalReason : std::uint8_t {
    GameOver,
    NotYourTurn,          ///< squares[0]: the piece, which belongs to another side
    NothingThere,         ///< squares[0] is empty
    MustPlace,            ///< reserve pieces must be placed first
    NotYourFortress,      ///< squares[0]: a square outside the side's fortress
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
    FullCircle,           ///< the path leads round the board to its own start
    KingWouldBeCaptured,  ///< squares[0]: an attacker, squares[1]: the square of the king after the move
    Pinned,               ///< the piece shields the king; squares[0]: the attacker, squares[1]: the king
    /// The move uncovers a piece of kind `uncovered` on squares[0], which would capture the king on squares[1].
    Uncovers,
    /// The move does not stop the check, but another move of the piece would. squares[0]: an attacker, squares[1]: the
    /// king.
    CheckRemains,
    PieceCannotHelp,       ///< no move of the piece stops the check; squares[0]: an attacker, squares[1]: the king
    NoCastlingRight,       ///< the position gives no right; squares[0]: the rook
    CastlingInCheck,       ///< squares[0]: the attacker
    CastlingBlocked,       ///< squares[0]: a piece between king and rook
    CastlingRookCovered,   ///< squares[0]: the tower in which a piece covers the rook
    CastlingThroughCheck,  ///< squares[0]: the attacked square of the king's path, squares[1]: the attacker
    NotAPieceMove,         ///< squares[0]: the piece, which does not move in this way
    /// The attacker on squares[0] gives check on two lines, and the move blocks only one. squares[1]: the square before
    /// the king on the other line.
    OtherLineOpen,
    OutsideBoard,  ///< the target is outside the board
    // Castling is blocked by a piece on squares[0] that is not between king and rook.
    CastlingKingPassesPiece,
    CastlingKingReachesPiece,
    CastlingRookPassesPiece,
    CastlingRookReachesPiece,
    NoCastlingRook,     ///< squares[0]: the rook's castling square, or NoSquare where rooks start on any file
    CastlingKingAway,   ///< squares[0]: the king, which is on no castling square
    CastlingKingMoved,  ///< squares[0]: the king, which has moved in this game
    CastlingRookMoved,  ///< squares[0]: the rook, which has moved in this game
    CastlingIntoCheck,  ///< squares[0]: the king's attacked target, squares[1]: the attacker
};

/// Explanation of an illegal move. Unused squares are NoSquare.
struct IllegalMove {
    IllegalReason reason = IllegalReason::NotAPieceMove;
    std::array<Square, 2> squares{NoSquare, NoSquare};
    Kind uncovered = NoKind;  ///< `Uncovers` only: kind of the piece on squares[0] after the move

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// Explains why a move from `from` to `to` with the top `pieces` of a tower is illegal. Precondition: no such move is
/// legal.
[[nodiscard]] IllegalMove whyIllegal(const Position& position, Square from, Square to, int pieces = WholeTower);
/// Explains why the side to move cannot castle on the wing of this letter, 'K' or 'Q'. Precondition: it has no right to
/// castle there.
[[nodiscard]] IllegalMove whyNoCastling(const Position& position, char wing);
/// Replaces `NoCastlingRight` by the piece that has moved, if the right was lost in this game. Precondition: `why`
/// explains a move in the position of the game.
[[nodiscard]] IllegalMove inGame(const Game& game, const IllegalMove& why);
/// Returns true if the piece on `from` has a legal move, alone or with other pieces of its tower.
[[nodiscard]] bool canMove(const Position& position, Square from);
/// Explains why the side to move cannot place a reserve piece on `to`. Precondition: no legal drop on `to` exists.
[[nodiscard]] IllegalMove whyIllegalDrop(const Position& position, Square to);

}  // namespace rokada
