// Scores of searched positions, kept in a file, so that a long computation continues where it was stopped.
#pragma once

#include "ai/evaluation/score.h"

#include "outputfile.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace rokada::tools {

/// Result of one search, from the view of the side to move.
struct KnownScore {
    Score score = 0;
    std::size_t best = 0;  ///< index of the best move in the list of legal moves
};

/// Scores by position and number of nodes. Each line of the file has the key of the position, the nodes, the score and
/// the index of the best move, separated by blanks. A file is valid only for the version of the engine that has written
/// it.
class KnownScores {
public:
    /// Keeps the scores in memory only.
    KnownScores() = default;
    /// Reads the scores of a file, if it exists. Later calls of `add` append to the file. Returns an error message of
    /// one line if the file cannot be read or written.
    [[nodiscard]] static tl::expected<KnownScores, std::string> open(const std::string& file);

    [[nodiscard]] std::optional<KnownScore> find(std::uint64_t key, std::uint64_t nodes) const;
    void add(std::uint64_t key, std::uint64_t nodes, const KnownScore& known);

private:
    std::map<std::pair<std::uint64_t, std::uint64_t>, KnownScore> scores_;
    std::unique_ptr<OutputFile> file_;
};

}  // namespace rokada::tools
