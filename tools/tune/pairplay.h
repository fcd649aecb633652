// Two players meet twice, at fixed nodes: one random opening, each of them on either team.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "ai/search/searchparameters.h"
#include "dice.h"

#include <array>
#include <memory>

namespace rokada::tune {

/// How a player values positions and how it searches.
struct Player {
    std::shared_ptr<const Evaluator> evaluator;
    SearchParameters parameters;
};

/// Two engines, to be used for pair after pair.
class PairTable {
public:
    /// Half points of the first player in the game in which it has team 0, and in the other one.
    [[nodiscard]] std::array<int, 2> play(const RulebookPtr& book, const std::array<Player, 2>& players,
                                          std::uint64_t nodes, Dice& dice);

private:
    static constexpr int HashMegabytes = 8;
    std::array<Engine, 2> engines_{Engine(HashMegabytes, 1), Engine(HashMegabytes, 1)};
};

}  // namespace rokada::tune
