// Strengthens levels in won positions, so that they can mate.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/levels/level.h"
#include "rules/position.h"

namespace rokada {

/// Returns true if the team of the side to move has an overwhelming advantage: the enemies have bare kings, or pieces
/// worth less than a quarter of the team's pieces.
[[nodiscard]] bool overwhelming(const Evaluator& evaluator, const Position& position);
/// Returns the weakness of `level` in this position. In an overwhelming position, all levels but the first get enough
/// nodes and depth to mate, without blindness, blur and spread. Without this change these levels would play on until a
/// rule ends the game in a draw.
[[nodiscard]] Weakness weaknessIn(const Evaluator& evaluator, const Position& position, Level level);

}  // namespace rokada
