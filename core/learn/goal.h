// Tests whether a move reaches the goal of a lesson step.
#pragma once

#include "learn/gains.h"
#include "learn/lesson.h"

#include <memory>

namespace rokada {

/// Tests goals under one rulebook. One object can serve many steps.
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

/// Position after a legal move and the forced moves that follow it, with the effect of these moves on the enemies.
struct Outcome {
    Position position;
    bool check = false;      ///< true if the king of an enemy that is not eliminated is attacked
    bool mate = false;       ///< true if the next enemy is checkmated
    bool stalemate = false;  ///< true if the next enemy is stalemated
    bool over = false;
};
/// Returns the outcome of a legal move.
[[nodiscard]] Outcome outcomeOf(const Position& before, Move move);

}  // namespace rokada
