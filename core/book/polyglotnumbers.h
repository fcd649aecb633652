// Random numbers that define the keys of Polyglot books.
#pragma once

#include <array>
#include <cstdint>

namespace rokada {

/// Returns 64 numbers for each of twelve kinds of pieces, then four castlings, eight en passant files, and the turn of
/// White.
[[nodiscard]] const std::array<std::uint64_t, 781>& polyglotNumbers();

}  // namespace rokada
