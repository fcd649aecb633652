// The reason for a move, from facts that can be seen on the board.
#pragma once

#include "rules/position.h"

namespace rokada {

enum class MoveReasonType : std::uint8_t {
    None,              ///< nothing that is seen at once
    Only,              ///< there is no other move
    Mate,              ///< the next player is mated
    LeavesCheck,       ///< the own king, which was in check by `piece` on `about`, moves
    BlocksCheck,       ///< another piece steps between it and that one
    TakesChecker,      ///< that one is captured
    PreventsMate,      ///< an enemy would mate at once; `piece` from `about` is the one
    CapturesLoose,     ///< the captured piece was not defended
    CapturesWorthier,  ///< the captured piece is worth more than the capturer
    Captures,          ///< an exchange
    Promotes,          ///< `piece` is new on the board
    ChecksTwice,       ///< one piece gives check on two lines
    Checks,            ///< an enemy's king is attacked
    Castles,           ///< king to the side, rook to the middle; not if one of the two stays where it is
    Saves,             ///< the moving piece was in danger, and is no more
    Attacks,           ///< a piece that is worth more or is not defended, and may be captured at the next turn
    Guards,            ///< another own piece was in danger, and is no more
    Develops,          ///< the piece leaves the square that it began on, for more squares
    Opens,             ///< another own piece gets more squares
    Covers,            ///< an own piece was defended by nobody; whoever captures it may be captured now
    Frees,             ///< the own king had no square to go to
    Denies,            ///< `piece`, an enemy worth more, could go to `about`, where the moving pawn captures it then
    Reach,             ///< the piece has more squares than before
    Room,              ///< all pieces of the side together have more; each square counts once
    Hinders,           ///< all pieces of the enemies together have less
};

[[nodiscard]] constexpr bool answersCheck(MoveReasonType type) {
    return type == MoveReasonType::LeavesCheck || type == MoveReasonType::BlocksCheck ||
           type == MoveReasonType::TakesChecker;
}

/// Why a move is good.
struct MoveReason {
    MoveReasonType type = MoveReasonType::None;
    Piece piece = NoPiece;    ///< which piece it is about
    Square about = NoSquare;  ///< where it stands before the move, if no type says otherwise
    int before = 0;           ///< squares within reach, of the piece or of all together
    int after = 0;
};

/// The strongest reason for this legal move.
[[nodiscard]] MoveReason moveReasonFor(const Position& position, Move move);

}  // namespace rokada
