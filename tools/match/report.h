// Formats the output of a match: the lines during the match, and the summary at its end.
#pragma once

#include "match/play.h"
#include "match/statistics.h"

#include <array>
#include <optional>
#include <string>

namespace rokada::match {

/// Score and statistics of a match, from the view of the first engine.
struct MatchScore {
    std::array<std::string, 2> names;
    std::uint64_t wins = 0, draws = 0, losses = 0;
    /// Half points of the first engine in the finished units. A unit is all games with one opening.
    Buckets buckets{2};
    std::array<Usage, 2> usage;
    std::array<std::uint64_t, 2> failures{};  ///< games that each engine lost by a crash, silence or an illegal move
    std::optional<Sprt> sprt;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    /// Returns the score of the first engine in per cent.
    [[nodiscard]] double percent() const;
};

/// Returns the results as text, such as "W 5 D 2 L 1 (75.0 %)".
[[nodiscard]] std::string scoreText(const MatchScore& score);
/// Returns the estimate as text, such as "Elo +20.8 [-5.1, +47.3], superiority 94.3 %, pairs 3 8 12 9 1". Adds the
/// state of the sequential test (SPRT), if there is one.
[[nodiscard]] std::string estimateText(const MatchScore& score);
/// Returns one line about the resources that an engine used per move.
[[nodiscard]] std::string usageText(const std::string& name, const Usage& usage, std::uint64_t failures);
/// Returns the summary of the match as several lines of text.
[[nodiscard]] std::string summaryText(const MatchScore& score);
/// Returns the summary of the match as JSON.
[[nodiscard]] std::string jsonText(const MatchScore& score);

}  // namespace rokada::match
