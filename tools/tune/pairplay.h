// Plays pairs of games with a fixed number of nodes per move. Both games have the same random opening, and the players
// swap teams.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "ai/search/searchparameters.h"
#include "random.h"

#include <array>
#include <memory>

namespace rokada::tune {

/// Evaluator and search parameters of one player.
struct EngineConfig {
    std::shared_ptr<const Evaluator> evaluator;
    SearchParameters parameters;
};

/// Two engines that play many pairs of games.
class EnginePair {
public:
    /// Plays a pair of games. Returns the half points of the first player: first those of the game in which it plays
    /// team 0, then those of the other game.
    [[nodiscard]] std::array<int, 2> play(const RulebookPtr& book, const std::array<EngineConfig, 2>& players,
                                          std::uint64_t nodes, Random& random);

private:
    static constexpr int HashMegabytes = 8;
    std::array<Engine, 2> engines_{Engine(HashMegabytes, 1), Engine(HashMegabytes, 1)};
};

}  // namespace rokada::tune
