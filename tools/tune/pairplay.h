// Plays pairs of games with fixed nodes: one random opening, with each player on either team.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "ai/search/searchparameters.h"
#include "dice.h"

#include <array>
#include <memory>

namespace rokada::tune {

/// Evaluator and search parameters of a player.
struct Player {
    std::shared_ptr<const Evaluator> evaluator;
    SearchParameters parameters;
};

/// Two engines that are reused for many pairs.
class PairTable {
public:
    /// Returns the half points of the first player in the game in which it plays team 0, and in the other one.
    [[nodiscard]] std::array<int, 2> play(const RulebookPtr& book, const std::array<Player, 2>& players,
                                          std::uint64_t nodes, Dice& dice);

private:
    static constexpr int HashMegabytes = 8;
    std::array<Engine, 2> engines_{Engine(HashMegabytes, 1), Engine(HashMegabytes, 1)};
};

}  // namespace rokada::tune
