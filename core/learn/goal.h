// Tests whether a move reaches the goal of a lesson step.
#pragma once

#include "learn/gains.h"
#include "learn/lesson.h"

#include <memory>

namespace rokada {

/// Tests goals for one rulebook. Can serve many steps.
class GoalJudge {
public:
    explicit GoalJudge(const Rulebook& book) : gains_(book) {}

    /// Returns true if a legal move reaches the goal.
    [[nodiscard]] bool reached(const Goal& goal, const Position& before, Move move) const;
    [[nodiscard]] const Gains& gains() const { return gains_; }

private:
    [[nodiscard]] bool promoted(Kind kind, const Position& before, Move move) const;

    Gains gains_;
};

/// Result of a legal move, after forced moves.
struct Outcome {
    Position position;
    bool check = false;      ///< the king of a living enemy is attacked
    bool mate = false;       ///< the next enemy is mated
    bool stalemate = false;  ///< the next enemy has no move and is not in check
    bool over = false;
};
/// Returns the result of a legal move.
[[nodiscard]] Outcome outcomeOf(const Position& before, Move move);

}  // namespace rokada
