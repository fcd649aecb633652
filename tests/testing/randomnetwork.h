// Creates evaluation networks with random weights. With such weights, every error in an incremental update changes the
// score and is detected.
#pragma once

#include "ai/network/network.h"

#include <random>

namespace rokada::test {

inline Network::Accumulator randomRow(std::mt19937& random, int most) {
    Network::Accumulator row;
    for (std::int16_t& value : row.values) {
        value = static_cast<std::int16_t>(static_cast<int>(random() % static_cast<unsigned>(2 * most + 1)) - most);
    }
    return row;
}

inline Network::Weights randomWeights(const Rulebook& book, unsigned seed) {
    std::mt19937 random(seed);
    Network::Weights weights;
    for (int i = 0; i < NetworkInputs(book).count(); ++i) weights.rows.push_back(randomRow(random, 60));
    weights.start = randomRow(random, 100);
    for (Network::Output& output : weights.outputs) {
        output.mover = randomRow(random, Network::MaxWeight);
        output.enemy = randomRow(random, Network::MaxWeight);
        output.constant = static_cast<int>(random() % 100);
    }
    return weights;
}

inline NetworkPtr randomNetwork(const Rulebook& book, unsigned seed) {
    return std::make_shared<const Network>(book, randomWeights(book, seed));
}

}  // namespace rokada::test
