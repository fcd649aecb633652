// What a series of captures on one square wins.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

namespace rokada {

/// Whether the move, with the best captures on its square of arrival by both camps in turn, wins at least `least`
/// hundredths of a pawn. Men behind others join in when the way is free; men that guard their king from attack take
/// part as if they were free to move, and camps alternate even where seats would not. After the "swap" algorithm, on
/// attack lists that are walked outward.
[[nodiscard]] bool seeAtLeast(const Evaluator& evaluator, const Position& position, Move move, Score least);

}  // namespace rokada
