// What a position would be if the turn were passed: the question behind "what is threatened?".
#pragma once

#include "rules/position.h"

#include <tl/expected.hpp>

#include <cstdint>

namespace rokada {

/// Why the turn of a position cannot be passed.
enum class NoPass : std::uint8_t {
    InCheck,   ///< the side to move has to answer a check
    Placing,   ///< reserve pieces are being placed
    NobodyTo,  ///< no enemy could move
};

/// The same position with the next enemy in turn order to move, who has a legal move.
[[nodiscard]] tl::expected<Position, NoPass> turnPassed(const Position& position);

/// A score of the side to move, for the first team.
[[nodiscard]] int forFirstTeam(const Position& position, int score);

}  // namespace rokada
