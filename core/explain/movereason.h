// Finds the reason for a move from facts visible on the board.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Reasons why a move is good. `piece` and `about` are the members of `MoveReason`.
enum class MoveReasonType : std::uint8_t {
    None,              ///< no visible reason
    Only,              ///< the only legal move
    Mate,              ///< checkmates the next player
    LeavesCheck,       ///< the king leaves a check by `piece` on `about`
    BlocksCheck,       ///< another piece interposes between the attacker `piece` on `about` and the king
    TakesChecker,      ///< captures the attacker `piece` on `about`
    PreventsMate,      ///< prevents mate in one, which an enemy threatened with `piece` from `about`
    CapturesLoose,     ///< the captured piece was undefended
    CapturesWorthier,  ///< the captured piece is more valuable than the capturing one
    Captures,          ///< another capture, usually an exchange
    Promotes,          ///< a pawn or another piece promotes to `piece` on `about`
    ChecksTwice,       ///< one piece gives check on two lines
    Checks,            ///< gives check
    Castles,           ///< castling in which king and rook both move
    Saves,             ///< the moving piece was in danger and is safe after the move
    Attacks,           ///< attacks a more valuable or undefended piece that can be captured next turn
    Guards,            ///< another piece of the side was in danger and is safe after the move
    Develops,          ///< the piece leaves its start square and can reach more squares
    Opens,             ///< another piece of the side can reach more squares
    Covers,            ///< another piece of the side was undefended and is defended after the move
    Frees,             ///< the side's king had no square to move to and has one after the move
    Denies,            ///< the moved pawn now attacks `about`, where `piece`, a more valuable enemy, could move
    Reach,             ///< the moved piece can reach more squares
    Room,              ///< all pieces of the side together can reach more squares; each square counts once
    Hinders,           ///< all enemy pieces together can reach fewer squares
};

/// Returns true for reasons that answer a check.
[[nodiscard]] constexpr bool answersCheck(MoveReasonType type) {
    return type == MoveReasonType::LeavesCheck || type == MoveReasonType::BlocksCheck ||
           type == MoveReasonType::TakesChecker;
}

/// Reason why a move is good, with the piece, square and numbers that a message needs.
struct MoveReason {
    MoveReasonType type = MoveReasonType::None;
    Piece piece = NoPiece;  ///< piece that the reason names
    /// Square of `piece` before the move. For `Promotes`, `Develops` and `Reach` it is the target square of the move.
    /// For `Denies` see `MoveReasonType`.
    Square about = NoSquare;
    /// Number of squares that the piece or the side reached before the move; 0 if the reason counts no squares.
    int before = 0;
    int after = 0;  ///< number of squares that the same piece or side reaches after the move
};

/// Returns the strongest reason for this legal move.
[[nodiscard]] MoveReason moveReasonFor(const Position& position, Move move);

}  // namespace rokada
