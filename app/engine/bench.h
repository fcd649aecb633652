// A fixed amount of searching, for a signature of the search and for its speed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace rokada::engine {

/// The positions of one variant, and how deep they are searched.
struct BenchGame {
    std::string_view variant;
    int depth = 1;
    /// A line each: position text and, after " | ", the rule options "name=value" that are not the default, separated
    /// by blanks.
    std::string_view positions;
    bool signs = true;  ///< counts for the signature; variants that came later do not, so that it stays what it was
};

[[nodiscard]] std::span<const BenchGame> benchGames();

/// Searches all of them with one thread and a table of 16 MB that is cleared before each variant, and prints a line for
/// each variant and one for all. `variant`: this one alone; if empty, all that count for the signature. `depth` 0: each
/// variant its own. The sum of nodes, which is the same in every run; nothing if it was stopped.
std::optional<std::uint64_t> bench(std::string_view variant, int depth, const std::stop_token& stop,
                                   const std::function<void(const std::string&)>& print);
/// Prints the positions of the same variants, each a line after the name of its variant and a blank.
void listBenchPositions(std::string_view variant, const std::function<void(const std::string&)>& print);
/// "signature 1234567".
[[nodiscard]] std::string signatureLine(std::uint64_t nodes);

}  // namespace rokada::engine
