// Finds the reason for a move from facts visible on the board.
#pragma once

#include "rules/position.h"

namespace rokada {

enum class MoveReasonType : std::uint8_t {
    None,              ///< no visible reason
    Only,              ///< the only legal move
    Mate,              ///< checkmates the next player
    LeavesCheck,       ///< the king leaves a check by `piece` on `about`
    BlocksCheck,       ///< another piece interposes between that attacker and the king
    TakesChecker,      ///< captures that attacker
    PreventsMate,      ///< an enemy threatened mate in one with `piece` from `about`
    CapturesLoose,     ///< the captured piece was undefended
    CapturesWorthier,  ///< the captured piece is more valuable than the capturing one
    Captures,          ///< an exchange
    Promotes,          ///< `piece` is the new piece
    ChecksTwice,       ///< one piece gives check on two lines
    Checks,            ///< attacks an enemy king
    Castles,           ///< castling in which king and rook both move
    Saves,             ///< the moving piece was in danger and is now safe
    Attacks,           ///< attacks a more valuable or undefended piece that can be captured next turn
    Guards,            ///< another own piece was in danger and is now safe
    Develops,          ///< the piece leaves its start square and gains squares
    Opens,             ///< another own piece gains squares
    Covers,            ///< an undefended own piece is now defended
    Frees,             ///< the own king had no square to move to and now has one
    Denies,            ///< `piece`, a more valuable enemy, could move to `about`, where the moved pawn now captures it
    Reach,             ///< the piece gains squares
    Room,              ///< all own pieces together gain squares; each square counts once
    Hinders,           ///< all enemy pieces together lose squares
};

/// Returns true for reasons that answer a check.
[[nodiscard]] constexpr bool answersCheck(MoveReasonType type) {
    return type == MoveReasonType::LeavesCheck || type == MoveReasonType::BlocksCheck ||
           type == MoveReasonType::TakesChecker;
}

/// Reason why a move is good.
struct MoveReason {
    MoveReasonType type = MoveReasonType::None;
    Piece piece = NoPiece;    ///< piece that the reason names
    Square about = NoSquare;  ///< square of that piece before the move, unless the type says otherwise
    int before = 0;           ///< reachable squares before and after the move, of one piece or of all together
    int after = 0;
};

/// Returns the strongest reason for this legal move.
[[nodiscard]] MoveReason moveReasonFor(const Position& position, Move move);

}  // namespace rokada
