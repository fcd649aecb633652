// Mates counted as people count them.
#pragma once

#include "ai/evaluation/score.h"

#include <cstddef>

namespace rokada::protocol {

/// Turns of the side to move until it mates, negative until it is mated; 0 if the score is no mate.
[[nodiscard]] constexpr int turnsToMate(Score score, std::size_t sides) {
    if (!isMate(score)) return 0;
    const int turns = (pliesToMate(score) + static_cast<int>(sides) - 1) / static_cast<int>(sides);
    return score > 0 ? turns : -turns;
}

}  // namespace rokada::protocol
