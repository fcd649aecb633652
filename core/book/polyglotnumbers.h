// Random numbers that define the keys of Polyglot books.
#pragma once

#include <array>
#include <cstdint>

namespace rokada {

/// Returns the numbers of the Polyglot format: 64 for each of twelve pieces, then four castling rights, eight en
/// passant files, and the turn of White.
[[nodiscard]] const std::array<std::uint64_t, 781>& polyglotNumbers();

}  // namespace rokada
