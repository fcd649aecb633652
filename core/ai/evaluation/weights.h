// Weights of all features, with values for the opening and the ending. Tuned weights are data: the tuner (tools/tune)
// writes one source file for each variant. A variant without such a file gets weights computed from its geometry.
#pragma once

#include "ai/evaluation/features.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// Two values in one integer: centipawns in the opening and in the ending. Adding two of them, or multiplying by a
/// small number, changes both values at once. Each value must fit in 16 bits (after Stockfish's `Score`).
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

/// Returns default weights, which are computed from the board and the movement of the pieces.
[[nodiscard]] Weights weightsFromGeometry(const Rulebook& book, const Features& features);
/// Returns the weights of the variant: tuned weights where its weight file has them, otherwise default weights.
[[nodiscard]] Weights weightsOf(const Rulebook& book, const Features& features);
/// Returns the lines of the weight file of a variant, or an empty list if it has none.
[[nodiscard]] std::span<const NamedWeight> tunedWeights(std::string_view id);

}  // namespace rokada
