// Inner loops of a network over all values of an accumulator. They are plain loops of a fixed length, so that compilers
// vectorise them.
#pragma once

#include "ai/network/network.h"

namespace rokada {

/// Adds the first-layer row of one feature to the accumulator.
inline void add(Network::Accumulator& accumulator, const Network::Accumulator& row) {
    for (std::size_t i = 0; i < Network::Hidden; ++i)
        accumulator.values[i] = static_cast<std::int16_t>(accumulator.values[i] + row.values[i]);
}

/// Subtracts the first-layer row of one feature from the accumulator.
inline void subtract(Network::Accumulator& accumulator, const Network::Accumulator& row) {
    for (std::size_t i = 0; i < Network::Hidden; ++i)
        accumulator.values[i] = static_cast<std::int16_t>(accumulator.values[i] - row.values[i]);
}

/// Clips each value of the accumulator, squares and weights it, and returns the sum of all values. Divided by
/// `WholeSum`, this sum has the unit of `Output::constant`.
[[nodiscard]] inline int weighed(const Network::Accumulator& accumulator, const Network::Accumulator& weights) {
    int total = 0;
    for (std::size_t i = 0; i < Network::Hidden; ++i) {
        const auto sum = std::min<std::int16_t>(std::max<std::int16_t>(accumulator.values[i], 0), Network::WholeSum);
        const auto product = static_cast<std::int16_t>(sum * weights.values[i]);
        total += product * sum;
    }
    return total;
}

}  // namespace rokada
