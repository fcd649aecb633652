// Penalties that keep weak computer levels from opening moves that look absurd, such as king walks.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "rules/position.h"

namespace rokada {

/// Penalties for certain moves in the opening, while nearly all pieces are on the board. King moves are penalised
/// because the king should castle. Moves of heavy pieces are penalised because these pieces need open lines. Moves of
/// edge pawns are penalised because these pawns guard fewer squares. Heavy pieces are recognised by their values, and
/// edge pawns by the number of squares that they guard.
class Habits {
public:
    /// Creates the penalties for the moves of `root`. `strictness` is the penalty of a king move in centipawns; 0
    /// disables all penalties.
    Habits(const Evaluator& evaluator, const Position& root, int strictness);

    /// Returns the penalty of a root move in centipawns. Captures, castling and forced moves have no penalty.
    [[nodiscard]] Score cost(Move move) const;

private:
    [[nodiscard]] bool heavy(Piece piece) const;
    [[nodiscard]] bool guardsLess(Piece pawn, Square from) const;

    const Evaluator& evaluator_;
    const Position& root_;
    int strictness_;
    /// Average value of the player's pieces without king and pawns; more valuable pieces are heavy.
    Score usual_ = 0;
};

}  // namespace rokada
