// The shipped tables, one source file per variant, each written by `rokada-endings facts` (tools/endings).
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace rokada {

/// One line of the shipped tables. Shares are ten-thousandths of the positions with no piece but a king attacked,
/// either side to move; first with both pieces on squares of one colour, then the others (equal for one piece).
struct EndingLine {
    std::string_view one, other;   ///< kind letters besides the kings
    std::array<int, 2> won, lost;  ///< by `one`, by `other`
    int longest;                   ///< moves of the longest win of `one` to move
};

/// The endings of one variant. Where `rule` ("name=value") is not empty, they hold with that choice only.
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
