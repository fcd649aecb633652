// Opening habits of weak levels. They prevent mistakes that look absurd.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "rules/position.h"

namespace rokada {

/// Penalties for some moves in the opening, while nearly all pieces are on the board. King moves are penalised because
/// the king should castle first. Moves of heavy pieces are penalised because these need open lines, and moves of edge
/// pawns because these guard fewer squares. Heavy pieces are recognised by their values, and edge pawns by the squares
/// that they guard.
class Habits {
public:
    /// Creates the habits for the moves of `root`. `strictness` is the cost of a king move in centipawns; 0 disables
    /// all habits.
    Habits(const Evaluator& evaluator, const Position& root, int strictness);

    /// Returns the penalty of a root move in centipawns. Captures, castling and forced moves have no penalty.
    [[nodiscard]] Score cost(Move move) const;

private:
    [[nodiscard]] bool heavy(Piece piece) const;
    [[nodiscard]] bool guardsLess(Piece pawn, Square from) const;

    const Evaluator& evaluator_;
    const Position& root_;
    int strictness_;
    Score usual_ = 0;  ///< average value of the player's pieces other than king and pawns
};

}  // namespace rokada
