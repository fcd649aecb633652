// Converts mate scores between plies and turns of one side, as users and protocols count mates. With four sides the two
// are not proportional, because a mated side has no more turns.
#pragma once

#include "ai/evaluation/score.h"
#include "rules/position.h"

#include <span>

namespace rokada {

/// Returns the number of moves of the side to move until its team mates, the last move included; negative if its team
/// is mated. Returns 0 if `score`, which belongs to `root`, is not a mate. `line` is the variation of the score without
/// forced moves; if it is too short, all sides that live at its end are assumed to stay alive.
[[nodiscard]] int turnsToMate(const Position& root, Score score, std::span<const Move> line = {});

/// Returns a score for which `turnsToMate` returns `turns`. Precondition: `turns` is not 0.
[[nodiscard]] Score mateScore(const Position& root, int turns);

}  // namespace rokada
