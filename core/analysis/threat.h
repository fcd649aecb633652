// Passes the turn in a position, so that a search can find out what the enemies threaten.
#pragma once

#include "rules/position.h"

#include <tl/expected.hpp>

#include <cstdint>

namespace rokada {

/// Reasons why a null move is not possible in this position.
enum class NoPass : std::uint8_t {
    InCheck,   ///< the side to move is in check or has no king
    Placing,   ///< the side to move or an enemy still has to place reserve pieces
    NobodyTo,  ///< no enemy has a legal move
};

/// Returns the position after passing the turn to the next enemy in turn order that has a legal move. Returns the
/// reason if the turn cannot be passed.
[[nodiscard]] tl::expected<Position, NoPass> turnPassed(const Position& position);

/// Converts a score from the view of the side to move to the view of the first team. The same call converts it back.
[[nodiscard]] int forFirstTeam(const Position& position, int score);

}  // namespace rokada
