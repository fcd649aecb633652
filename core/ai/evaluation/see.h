// Static exchange evaluation: what a series of captures on one square wins.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

namespace rokada {

/// Whether the move, with the best captures on its target square by both teams in turn, wins at least `least`
/// centipawns. Pieces behind others join in when the path is free; pins are ignored, and teams alternate even where
/// sides would not. After the swap algorithm, on attack lists that are walked outward.
[[nodiscard]] bool seeAtLeast(const Evaluator& evaluator, const Position& position, Move move, Score least);

}  // namespace rokada
