// Speed of a search in nodes per second, as UCI and CECP report it.
#pragma once

#include "ai/search/task.h"

#include <algorithm>
#include <cstdint>

namespace rokada::protocol {

/// Returns the nodes per second of a search. Times below one millisecond count as one millisecond.
[[nodiscard]] inline std::uint64_t nodesPerSecond(const Report& report) {
    const auto elapsed = static_cast<std::uint64_t>(std::max<std::int64_t>(report.elapsed.count(), 1));
    return report.nodes * 1000 / elapsed;
}

}  // namespace rokada::protocol
