// Counts how often an opponent makes moves of the kinds that its style prefers, against the same opponent without
// style.
#pragma once

#include "ai/levels/level.h"
#include "match/openings.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace rokada::ladder {

struct StylePlan {
    RulebookPtr book;
    Level level = Level(Level::Lowest);
    std::size_t pairs = 50;
    std::uint64_t seed = 1;
    int maxPlies = 200;
};

/// Features of moves that are counted, see `MoveFeatures`.
inline constexpr std::array<std::string_view, 5> CountedFeatures{"checks", "storms", "offers", "exchanges", "leaps"};

/// Share of moves with a feature, in percent.
struct FeatureCount {
    double styled = 0, neutral = 0;
    /// Mean difference of the shares in a pair of games, with the bounds of its 95 % confidence interval.
    double difference = 0, low = 0, high = 0;
};

struct StyleCount {
    std::array<FeatureCount, CountedFeatures.size()> features{};
    double score = 0.5;  ///< score of the opponent with style, from 0 to 1
};

/// Plays pairs of games between the opponent with and without its style, and counts.
[[nodiscard]] StyleCount countStyle(const StylePlan& plan, match::Openings& openings);
[[nodiscard]] std::string styleHead();
[[nodiscard]] std::string styleRows(const StylePlan& plan, const StyleCount& count);

}  // namespace rokada::ladder
