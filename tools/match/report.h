// Formats the output of a match: lines while it runs, and a summary at the end.
#pragma once

#include "match/play.h"
#include "match/statistics.h"

#include <array>
#include <optional>
#include <string>

namespace rokada::match {

/// Score and statistics of the match, from the view of the first engine.
struct Standing {
    std::array<std::string, 2> names;
    std::uint64_t wins = 0, draws = 0, losses = 0;
    Buckets buckets{2};  ///< finished units only
    std::array<Usage, 2> usage;
    std::array<std::uint64_t, 2> failures{};  ///< games lost by a crash, silence or an illegal move
    std::optional<Sprt> sprt;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    /// Returns the score in percent.
    [[nodiscard]] double percent() const;
};

/// Returns "W 5 D 2 L 1 (75.0 %)".
[[nodiscard]] std::string scoreText(const Standing& standing);
/// Returns "Elo +20.8 [-5.1, +47.3], superiority 94.3 %, pairs 3 8 12 9 1", with the state of the sequential test.
[[nodiscard]] std::string estimateText(const Standing& standing);
/// Returns one line with the resources that an engine used for each move.
[[nodiscard]] std::string usageText(const std::string& name, const Usage& usage, std::uint64_t failures);
/// Returns the complete summary in several lines.
[[nodiscard]] std::string summaryText(const Standing& standing);
/// Returns the complete summary as JSON.
[[nodiscard]] std::string jsonText(const Standing& standing);

}  // namespace rokada::match
