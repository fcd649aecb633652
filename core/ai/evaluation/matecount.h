// Mates counted as people and protocols count them: in turns of one side, not in plies. Among four the two are not
// proportional: a side that is mated has no more turns.
#pragma once

#include "ai/evaluation/score.h"
#include "rules/position.h"

#include <span>

namespace rokada {

/// The moves that the side to move makes until its team has mated, the last one included; negative until its team is
/// mated. 0 if the score, which is of this position, is no mate. `line` is the variation of the score, without forced
/// moves; where it ends too early all sides that live then are taken to live on.
[[nodiscard]] int turnsToMate(const Position& root, Score score, std::span<const Move> line = {});

/// A score of which `turnsToMate` says so many turns, which are not 0.
[[nodiscard]] Score mateScore(const Position& root, int turns);

}  // namespace rokada
