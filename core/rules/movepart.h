// Selects the subset of ordinary moves that a generator produces.
#pragma once

#include <cstdint>

namespace rokada {

/// Subset of the ordinary moves, which are all moves except drops and forced moves. Noisy moves are captures and
/// promotions; quiet moves are all others.
enum class Part : std::uint8_t { All, Noisy, Quiet };

}  // namespace rokada
