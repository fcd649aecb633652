// The few steps that a network spends its time on, over all values of its sums at once. Plain loops of a known length:
// compilers make vectors of them.
#pragma once

#include "ai/network/network.h"

namespace rokada {

inline void add(Network::Sums& sums, const Network::Sums& row) {
    for (std::size_t i = 0; i < Network::Hidden; ++i)
        sums.values[i] = static_cast<std::int16_t>(sums.values[i] + row.values[i]);
}

inline void subtract(Network::Sums& sums, const Network::Sums& row) {
    for (std::size_t i = 0; i < Network::Hidden; ++i)
        sums.values[i] = static_cast<std::int16_t>(sums.values[i] - row.values[i]);
}

/// The sums clipped, squared and weighed; a factor `WholeSum` remains.
[[nodiscard]] inline int weighed(const Network::Sums& sums, const Network::Sums& weights) {
    int total = 0;
    for (std::size_t i = 0; i < Network::Hidden; ++i) {
        const auto sum = std::min<std::int16_t>(std::max<std::int16_t>(sums.values[i], 0), Network::WholeSum);
        const auto product = static_cast<std::int16_t>(sum * weights.values[i]);
        total += product * sum;
    }
    return total;
}

}  // namespace rokada
