// Measures how much the moves of a level of the computer lose, compared with a deep search at full strength.
#pragma once

#include "contender.h"
#include "match/openings.h"

#include <array>
#include <cstdint>
#include <string>

namespace rokada::ladder {

struct LossPlan {
    RulebookPtr book;
    Level level = Level(Level::Lowest);
    std::size_t positions = 200;
    std::uint64_t nodes = 20000;  ///< nodes of the deep search, for each of two moves: the level's and the best
    int threads = 1;
    std::uint64_t seed = 1;
    int every = 5;        ///< number of plies between two measured positions of a game
    int undecided = 500;  ///< positions with a greater advantage, in centipawns, are skipped, except forced mates for
                          ///< the side to move
};

/// Number of moves by their loss in centipawns. Each move is counted at the lowest bound that is greater than its loss.
struct LossTable {
    static constexpr std::array<int, 10> Bounds{10, 25, 50, 100, 200, 300, 500, 700, 900, 32000};
    std::array<std::size_t, Bounds.size()> counts{};
    double sum = 0;  ///< sum of all losses; each loss counts at most 1000
};

[[nodiscard]] LossTable losses(const LossPlan& plan, match::Openings& openings);
[[nodiscard]] std::string lossHead();
[[nodiscard]] std::string lossRow(const LossPlan& plan, const LossTable& table);

}  // namespace rokada::ladder
