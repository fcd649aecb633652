// How much the moves of a level lose: each against a deep search at full strength.
#pragma once

#include "contender.h"
#include "match/openings.h"

#include <array>
#include <cstdint>
#include <string>

namespace rokada::ladder {

struct LossPlan {
    RulebookPtr book;
    int level = 1;
    std::size_t positions = 200;
    std::uint64_t nodes = 20000;  ///< of the judge, for each of the two moves
    int threads = 1;
    std::uint64_t seed = 1;
    int every = 5;        ///< plies between two positions of a game
    int undecided = 500;  ///< centipawns: positions with a greater advantage are skipped
};

/// How many moves lost less than each bound (and no less than the one before), in centipawns.
struct LossTable {
    static constexpr std::array<int, 10> Bounds{10, 25, 50, 100, 200, 300, 500, 700, 900, 32000};
    std::array<std::size_t, Bounds.size()> counts{};
    double sum = 0;  ///< of all losses, each counted as 1000 at most
};

[[nodiscard]] LossTable losses(const LossPlan& plan, match::Openings& openings);
[[nodiscard]] std::string lossHead();
[[nodiscard]] std::string lossRow(const LossPlan& plan, const LossTable& table);

}  // namespace rokada::ladder
