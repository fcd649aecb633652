// What players who see little have been told of the opening: it keeps their mistakes from looking like nonsense.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "rules/position.h"

namespace rokada {

/// While nearly all pieces are on the board the king waits for castling, heavy pieces for open lines, and pawns of the
/// rim, which guard less than others, for a reason. What is heavy and where the rim is follows from the board and from
/// the values of pieces.
class Habits {
public:
    /// `strictness` is what a king's move costs, in centipawns; 0 is somebody without habits.
    Habits(const Evaluator& evaluator, const Position& root, int strictness);

    /// What a move of the root loses in the eyes of the player. Captures and whatever the rules force cost nothing.
    [[nodiscard]] Score cost(Move move) const;

private:
    [[nodiscard]] bool heavy(Piece piece) const;
    [[nodiscard]] bool guardsLess(Piece pawn, Square from) const;

    const Evaluator& evaluator_;
    const Position& root_;
    int strictness_;
    Score usual_ = 0;  ///< the average value of the player's pieces, without king and pawns
};

}  // namespace rokada
