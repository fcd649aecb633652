// Random numbers that are the same on every machine.
#pragma once

#include "base/scrambled.h"

#include <cstddef>

namespace rokada::tune {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(scrambled(seed)) {}

    [[nodiscard]] std::uint64_t next() { return state_ = scrambled(state_); }
    /// Returns a random number from 0 to `count` - 1.
    [[nodiscard]] std::size_t below(std::size_t count) { return static_cast<std::size_t>((next() >> 11) % count); }

private:
    std::uint64_t state_;
};

}  // namespace rokada::tune
