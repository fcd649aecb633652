// Searches fixed positions. The number of nodes is a signature of the search: it changes if the search changes. The
// time measures the speed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace rokada::engine {

/// Bench positions of one variant and the depth to which they are searched.
struct BenchGame {
    std::string_view variant;
    int depth = 1;
    /// One line for each position: position text and, after " | ", the rule options that differ from the defaults. A
    /// rule option is "name=value"; spaces separate them.
    std::string_view positions;
    /// True if the signature includes the variant. It is false for variants that were added after the first signatures,
    /// so that all signatures stay comparable.
    bool signs = true;
};

/// Returns the bench positions of all variants.
[[nodiscard]] std::span<const BenchGame> benchGames();

/// Searches all positions of `variant` with one thread and a table of 16 MB, which is cleared before each variant. If
/// `variant` is empty, searches all variants of the signature. If `depth` is 0, uses the depth of each variant. Prints
/// a line for each variant and a total. Returns the number of nodes, which is the same in every run, or nullopt if
/// stopped.
std::optional<std::uint64_t> bench(std::string_view variant, int depth, const std::stop_token& stop,
                                   const std::function<void(const std::string&)>& print);
/// Prints the positions that `bench` searches. Each line has the name of the variant, a space and the position.
void listBenchPositions(std::string_view variant, const std::function<void(const std::string&)>& print);
/// Returns the line that shows the signature, for example "signature 1234567".
[[nodiscard]] std::string signatureLine(std::uint64_t nodes);

}  // namespace rokada::engine
