// Fixed amount of search, for a signature of the search and for its speed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace rokada::engine {

/// Positions of one variant and their search depth.
struct BenchGame {
    std::string_view variant;
    int depth = 1;
    /// One line for each position: position text and, after " | ", the rule options "name=value" that differ from the
    /// defaults, separated by spaces.
    std::string_view positions;
    /// Included in the signature; false for variants added later, so that the signature is comparable.
    bool signs = true;
};

/// Returns the bench positions of all variants.
[[nodiscard]] std::span<const BenchGame> benchGames();

/// Searches all positions with one thread and a table of 16 MB, cleared before each variant, and prints a line for each
/// variant and a total. `variant` selects one variant; if empty, all that are included in the signature. `depth` 0 uses
/// the depth of each variant. Returns the number of nodes, which is the same in every run, or nullopt if stopped.
std::optional<std::uint64_t> bench(std::string_view variant, int depth, const std::stop_token& stop,
                                   const std::function<void(const std::string&)>& print);
/// Prints the positions of the same variants, one on each line after the variant name and a space.
void listBenchPositions(std::string_view variant, const std::function<void(const std::string&)>& print);
/// Returns "signature 1234567".
[[nodiscard]] std::string signatureLine(std::uint64_t nodes);

}  // namespace rokada::engine
