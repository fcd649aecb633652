// Perft suite files: blocks of `id`, `fen`, `rule` and `perft` lines, separated by empty lines.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace rokada::engine {

/// Expected count of move sequences at one depth.
struct PerftCount {
    int depth = 0;
    std::uint64_t nodes = 0;
    int line = 0;  ///< line in the file, from 1
};

struct PerftCase {
    std::string id;
    std::string position;            ///< position text
    std::vector<std::string> rules;  ///< "name=value"
    std::vector<PerftCount> counts;
};

/// Perft suite of one variant.
struct PerftSuite {
    std::string variant;  ///< name of the file without its extension
    std::vector<PerftCase> cases;

    /// Reads a file. The error is one line with its place.
    static tl::expected<PerftSuite, std::string> load(const std::string& file);
};

}  // namespace rokada::engine
