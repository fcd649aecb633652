// Games between two contenders: each opening twice, with the teams swapped.
#pragma once

#include "contender.h"
#include "match/openings.h"
#include "match/statistics.h"

namespace rokada::ladder {

struct DuelPlan {
    RulebookPtr book;
    Contender first, second;
    std::size_t pairs = 50;
    int threads = 1;
    std::uint64_t seed = 1;
    int maxPlies = 300;  ///< a draw after so many
    int adjudicate = 0;  ///< won when the full evaluation is so many centipawns for some moves; 0: never
};

struct DuelResult {
    match::Buckets buckets{2};  ///< half points of the first in pairs of games
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t plies = 0;
    std::uint64_t nodes[2] = {};  ///< of the first and the second, over all games
    std::uint64_t moves[2] = {};
};

[[nodiscard]] DuelResult duel(const DuelPlan& plan, match::Openings& openings);
/// "| 2 | 1 | 100 | 60 | 10 | 30 | 65.0 % | +108 | +40 ... +180 |", for a Markdown table.
[[nodiscard]] std::string tableRow(const DuelPlan& plan, const DuelResult& result);
[[nodiscard]] std::string tableHead();

}  // namespace rokada::ladder
