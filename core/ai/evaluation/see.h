// Static exchange evaluation (SEE) of captures on one square.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

namespace rokada {

/// Returns true if `move` wins at least `least` centipawns in the static exchange on its target square. Both teams
/// capture in turn, even if the sides would not move in that order. X-ray attackers are included and pins are ignored.
/// Uses the swap algorithm on attack lists.
[[nodiscard]] bool seeAtLeast(const Evaluator& evaluator, const Position& position, Move move, Score least);

}  // namespace rokada
