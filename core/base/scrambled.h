// Hash function for hash keys and for random choices that must be the same on every machine.
#pragma once

#include <cstdint>

namespace rokada {

/// Returns a hash of `x` (splitmix64, Sebastiano Vigna, public domain).
[[nodiscard]] constexpr std::uint64_t scrambled(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

}  // namespace rokada
