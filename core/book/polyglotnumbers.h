// The numbers that keys of Polyglot's books are made of.
#pragma once

#include <array>
#include <cstdint>

namespace rokada {

/// 64 squares for each of twelve kinds of pieces, four castlings, eight files of en passant, White's turn.
[[nodiscard]] const std::array<std::uint64_t, 781>& polyglotNumbers();

}  // namespace rokada
