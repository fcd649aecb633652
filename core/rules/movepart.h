// Which moves a generator is to find.
#pragma once

#include <cstdint>

namespace rokada {

/// Of the ordinary moves. Noisy are captures and promotions.
enum class Part : std::uint8_t { All, Noisy, Quiet };

}  // namespace rokada
