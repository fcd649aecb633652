// Spellings, and what a text means that was typed on any keyboard layout.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

using Letters32 = std::u32string;

/// UTF-8 by characters; invalid bytes become a character that no move contains.
[[nodiscard]] Letters32 decoded(std::string_view text);

/// One spelling of one of several numbered things.
struct Spelling {
    Letters32 text;
    std::size_t what = 0;
};

/// The numbers of what a text may mean, the spellings of one language after the other: see `typedMoves`.
[[nodiscard]] std::vector<std::size_t> meant(std::string_view text, std::span<const std::vector<Spelling>> languages);

}  // namespace rokada
