// Strengthens weak computer levels in won positions, so that they can mate.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/levels/level.h"
#include "rules/position.h"

namespace rokada {

/// Returns true if the team of the side to move has an overwhelming advantage. Without the kings, its pieces must be
/// worth more than four times as much as the enemy pieces.
[[nodiscard]] bool overwhelming(const Evaluator& evaluator, const Position& position);
/// Returns the weaknesses of `level` in this position. In an overwhelming position, all levels except the first get
/// enough nodes and depth to mate, without blindness, blur and spread. With their normal weaknesses they would move
/// aimlessly until a rule ends the game in a draw.
[[nodiscard]] Weakness weaknessIn(const Evaluator& evaluator, const Position& position, Level level);

}  // namespace rokada
