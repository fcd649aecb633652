// Endgame statistics shipped with the program, one source file for each variant, written by `rokada-endings facts`
// (tools/endings).
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace rokada {

/// One line of the statistics. Shares are ten-thousandths of the positions without an attacked piece, with either side
/// to move. Index 0 has both pieces on squares of one colour, index 1 the other positions (equal for one piece).
struct EndingLine {
    std::string_view one, other;  ///< kind letters of the pieces besides the kings
    std::array<int, 2> won, lost;  ///< shares won by the side with `one` and by the side with `other`
    int longest;  ///< moves of the longest win of `one`, which is to move
};

/// Endgames of one variant. If `rule` ("name=value") is not empty, they apply only with that option.
struct EndingBlock {
    std::string_view variant, rule;
    std::span<const EndingLine> lines;
};

}  // namespace rokada

namespace rokada::endings {

[[nodiscard]] std::span<const EndingBlock> bolyar();
[[nodiscard]] std::span<const EndingBlock> chess();
[[nodiscard]] std::span<const EndingBlock> greatshatranj();
[[nodiscard]] std::span<const EndingBlock> vyrt();

}  // namespace rokada::endings
