// Tells whether a game is still in the opening.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

namespace rokada {

/// Returns true while nearly all pieces are on the board: the game phase (`EvaluationTrace::phase`) is at least three
/// quarters of its maximum.
[[nodiscard]] inline bool isOpening(const Evaluator& evaluator, const Position& position) {
    return evaluator.trace(position).phase >= Evaluator::FullPhase * 3 / 4;
}

}  // namespace rokada
