// Plays games between two contenders. Each opening is played twice, with the teams swapped.
#pragma once

#include "contender.h"
#include "match/openings.h"
#include "match/statistics.h"

namespace rokada::ladder {

struct DuelPlan {
    RulebookPtr book;
    Contender first, second;
    std::size_t pairs = 50;
    std::size_t firstPair = 0;  ///< index of the first opening; other indices give other openings and other games
    int threads = 1;
    std::uint64_t seed = 1;
    int maxPlies = 300;  ///< number of plies after which a game counts as drawn
    int adjudicate = 0;  ///< score in centipawns that wins if it holds for three rounds; 0 for no adjudication
};

struct DuelResult {
    match::Buckets buckets{2};  ///< half points of the first contender, counted in pairs of games
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t plies = 0;
    std::uint64_t nodes[2] = {};  ///< number of searched nodes of each contender in all games
    std::uint64_t moves[2] = {};
};

[[nodiscard]] DuelResult duel(const DuelPlan& plan, match::Openings& openings);
/// Returns a row of a Markdown table with the columns of `tableHead`.
[[nodiscard]] std::string tableRow(const DuelPlan& plan, const DuelResult& result);
[[nodiscard]] std::string tableHead();

}  // namespace rokada::ladder
