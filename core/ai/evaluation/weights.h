// Weights of all features, for the opening and the ending. Tuned weights are data in one file for each variant, which
// the tuner writes. A variant without such a file gets weights computed from its geometry.
#pragma once

#include "ai/evaluation/features.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// Two values in one integer: centipawns in the opening and in the ending. Sums and small multiples work on both at
/// once as long as each half fits in 16 bits (after Stockfish's `Score`).
using Tapered = std::int32_t;

/// Packs an opening value and an ending value, both in centipawns.
[[nodiscard]] constexpr Tapered tapered(int opening, int ending) { return ending * 65536 + opening; }
/// Returns the opening value in centipawns.
[[nodiscard]] constexpr int opening(Tapered t) { return static_cast<std::int16_t>(t & 0xFFFF); }
/// Returns the ending value in centipawns.
[[nodiscard]] constexpr int ending(Tapered t) { return static_cast<std::int16_t>((t + 0x8000) >> 16); }
static_assert(opening(tapered(-3, 7)) == -3 && ending(tapered(-3, 7)) == 7 && ending(tapered(5, -9)) == -9);

/// One line of a weight file.
struct NamedWeight {
    std::string_view feature;
    std::int16_t opening;
    std::int16_t ending;
};

/// Weights indexed by feature number.
using Weights = std::vector<Tapered>;

/// Returns the weights that are computed from geometry alone.
[[nodiscard]] Weights weightsFromGeometry(const Rulebook& book, const Features& features);
/// Returns the tuned weights of the variant. Features without a tuned weight have weights from geometry.
[[nodiscard]] Weights weightsOf(const Rulebook& book, const Features& features);
/// Returns the lines of the weight file of a variant, or an empty list if it has none.
[[nodiscard]] std::span<const NamedWeight> tunedWeights(std::string_view id);

}  // namespace rokada
