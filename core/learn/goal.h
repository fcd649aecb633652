// Whether a move reaches the goal of a step.
#pragma once

#include "learn/gains.h"
#include "learn/lesson.h"

#include <memory>

namespace rokada {

/// For one rulebook; may serve many steps.
class GoalJudge {
public:
    explicit GoalJudge(const Rulebook& book) : gains_(book) {}

    /// Of a legal move.
    [[nodiscard]] bool reached(const Goal& goal, const Position& before, Move move) const;
    [[nodiscard]] const Gains& gains() const { return gains_; }

private:
    [[nodiscard]] bool promoted(Kind kind, const Position& before, Move move) const;

    Gains gains_;
};

/// What has come of a legal move, forced moves included.
struct Outcome {
    Position position;
    bool check = false;      ///< a living enemy's king is attacked
    bool mate = false;       ///< the next enemy is mated
    bool stalemate = false;  ///< the next enemy has no move and is not in check
    bool over = false;
};
[[nodiscard]] Outcome outcomeOf(const Position& before, Move move);

}  // namespace rokada
