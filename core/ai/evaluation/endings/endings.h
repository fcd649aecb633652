// Statistics of endgames, compiled into the program. Each variant has one source file, which `rokada-endings facts`
// (tools/endings) writes.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace rokada {

/// Statistics of one endgame with one or two pieces besides the kings. The shares are ten-thousandths of all positions
/// in which no piece is attacked, with either side to move. Index 0 is for two pieces on squares of the same colour,
/// index 1 for different colours. With one piece both elements are equal.
struct EndingLine {
    std::string_view one, other;  ///< piece letters of the two sides, without the kings
    /// Shares of the positions won by the side with `one`, and by the side with `other`.
    std::array<int, 2> won, lost;
    int longest;  ///< moves in the longest win of the side with `one`, if this side is to move
};

/// Endgames of one variant. If `rule` ("name=value") is not empty, the statistics are only for games with this rule
/// option.
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
