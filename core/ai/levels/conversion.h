// Where a game is won and only has to be ended.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/levels/level.h"
#include "rules/position.h"

namespace rokada {

/// The enemies of the side to move have their bare kings, or so little more that only time stands between them and the
/// mate.
[[nodiscard]] bool overwhelming(const Evaluator& evaluator, const Position& position);
/// What a level lacks in this position. Where it is overwhelming only the first one plays as it does otherwise: the
/// others have learnt how to mate, as people learn it early. Blur and blindness would have them wander about until a
/// rule makes it a draw.
[[nodiscard]] Weakness weaknessIn(const Evaluator& evaluator, const Position& position, Level level);

}  // namespace rokada
