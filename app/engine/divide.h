// Perft with a count for each move. It can be stopped.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace rokada::engine {

/// Computes perft. Calls `onMove` with each legal move and its count as soon as the count is known. Returns the total,
/// or nullopt if a stop was requested.
[[nodiscard]] std::optional<std::uint64_t> divide(const Position& position, int depth, const std::stop_token& stop,
                                                  const std::function<void(Move, std::uint64_t)>& onMove);

}  // namespace rokada::engine
