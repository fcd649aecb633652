// Static exchange evaluation (SEE) of captures on one square.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

namespace rokada {

/// Returns true if `move` wins at least `least` centipawns in the static exchange on its target square. The two teams
/// capture alternately, even if the turn order of four sides is different. Pieces behind other attackers (x-rays) take
/// part, and pins are ignored. Uses the swap algorithm on attack lists.
[[nodiscard]] bool seeAtLeast(const Evaluator& evaluator, const Position& position, Move move, Score least);

}  // namespace rokada
