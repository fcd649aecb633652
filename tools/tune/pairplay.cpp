#include "pairplay.h"

#include "playout.h"

namespace rokada::tune {

std::array<int, 2> EnginePair::play(const RulebookPtr& book, const std::array<EngineConfig, 2>& players,
                                    std::uint64_t nodes, Random& random) {
    constexpr int OpeningPlies = 8;
    constexpr Score Balanced = 150;
    const auto seat = [&](std::size_t i) {
        engines_[i].setEvaluator(book, players[i].evaluator, players[i].parameters);
        return &engines_[i];
    };
    const Game opening = balancedOpening(book, {OpeningPlies, Balanced, nodes}, *seat(0), random);
    std::array<int, 2> points{};
    for (const std::size_t swapped : {0u, 1u}) {
        Game game = opening;
        const int team0 = playOut(game, {.engines = {seat(swapped), seat(1 - swapped)}, .nodes = nodes});
        points[swapped] = swapped == 0 ? team0 : 2 - team0;
    }
    return points;
}

}  // namespace rokada::tune
