// File with the results of a ladder, one line for a batch of games, so that a ladder can be continued.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rokada::ladder {

/// Games between two players of a variant. A player is a text as for `parseContender`, or "fixed:1500" for a program of
/// another author with a known rating.
struct ResultLine {
    std::string variant, first, second;
    std::uint64_t wins = 0, draws = 0, losses = 0;  ///< from the view of the first player

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
};

/// Parses a results file. Empty lines and lines that begin with `#` are ignored. The error is the number of the first
/// bad line, from 1.
[[nodiscard]] tl::expected<std::vector<ResultLine>, std::size_t> parseResults(std::string_view text);
/// Returns the line of a batch, with a line break.
[[nodiscard]] std::string lineOf(const ResultLine& result);

}  // namespace rokada::ladder
