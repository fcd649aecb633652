// Reads perft suites: files with blocks of `id`, `fen`, `rule` and `perft` lines. Empty lines separate the blocks.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace rokada::engine {

/// Expected number of move sequences at one depth.
struct PerftCount {
    int depth = 0;
    std::uint64_t nodes = 0;
    int line = 0;  ///< line number in the file, from 1
};

struct PerftCase {
    std::string id;
    std::string position;            ///< position text
    std::vector<std::string> rules;  ///< rule options, each as "name=value"
    std::vector<PerftCount> counts;
};

/// Perft suite of one variant.
struct PerftSuite {
    std::string variant;  ///< id of the variant: the file name without its extension
    std::vector<PerftCase> cases;

    /// Reads a suite from a file. Returns the suite, or an error in one line that names its place in the file.
    static tl::expected<PerftSuite, std::string> load(const std::string& file);
};

}  // namespace rokada::engine
