// What speaks for a move, from facts that people can see on the board: for those who want to know why.
#pragma once

#include "rules/position.h"

namespace rokada {

enum class MoveReasonType : std::uint8_t {
    None,              ///< nothing that is seen at once
    Only,              ///< there is no other move
    Mate,              ///< the next player is mated
    AnswersCheck,      ///< the own king was in check
    CapturesLoose,     ///< what is taken was defended by nobody
    CapturesWorthier,  ///< what is taken is worth more than who takes
    Captures,          ///< an exchange
    Promotes,          ///< `piece` is new on the board
    ChecksTwice,       ///< one man gives check on two lines
    Checks,            ///< an enemy's king is attacked
    Castles,           ///< king to the side, rook to the middle
    Saves,             ///< the man who moves was in danger
    Attacks,           ///< a man who is worth more, or whom nobody defends
    Guards,            ///< another own man was in danger
    Reach,             ///< the man has more squares than before
    Room,              ///< all men of the side together have more
};

/// Why a move is good.
struct MoveReason {
    MoveReasonType type = MoveReasonType::None;
    Piece piece = NoPiece;    ///< whom it is about
    Square about = NoSquare;  ///< where he stands before the move
    int before = 0;           ///< squares within reach, of the man or of all
    int after = 0;
};

/// The weightiest of all that speaks for this legal move.
[[nodiscard]] MoveReason moveReasonFor(const Position& position, Move move);

}  // namespace rokada
