// Converts mate scores between plies and turns of the side to move. Users and protocols count mates in turns. With four
// sides, turns and plies are not proportional, because a mated side has no more turns.
#pragma once

#include "ai/evaluation/score.h"
#include "rules/position.h"

#include <span>

namespace rokada {

/// Returns the number of turns that the side to move in `root` has until its team mates. If it gives the mate itself,
/// this turn is included. The result is negative if its team is mated, and 0 if `score` is not a mate. `line` is the
/// variation of the score without forced moves. If `line` ends before the mate, all sides then living are assumed to
/// stay in the game.
[[nodiscard]] int turnsToMate(const Position& root, Score score, std::span<const Move> line = {});

/// Returns a score for which `turnsToMate` returns `turns`. Precondition: `turns` is not 0.
[[nodiscard]] Score mateScore(const Position& root, int turns);

}  // namespace rokada
