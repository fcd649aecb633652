#include "ai/network/network.h"

#include "ai/network/accumulatorsteps.h"

#include <algorithm>

namespace rokada {

Network::Network(const Rulebook& book, Weights weights) : inputs_(book), weights_(std::move(weights)) {}

Network::Accumulator Network::accumulator(const Position& position, Side viewer) const {
    Accumulator accumulator = weights_.start;
    NetworkInputs::forEach(position, [&](const NetworkFeature& feature) { add(accumulator, row(viewer, feature)); });
    return accumulator;
}

int Network::value(const Accumulator& mover, const Accumulator& enemy, std::size_t stage) const {
    const Output& output = weights_.outputs[stage];
    const int sum = weighed(mover, output.mover) + weighed(enemy, output.enemy);
    const std::int64_t whole = sum / WholeSum + output.constant;
    return static_cast<int>(std::clamp<std::int64_t>(whole * Centipawns / (std::int64_t{WholeSum} * WholeWeight),
                                                     -MaxCorrection, MaxCorrection));
}

Side Network::enemyOf(const Position& position) {
    const Rulebook& book = position.book();
    const Side us = position.turn();
    Side enemy = book.next(us, position.state().living);
    while (enemy != us && book.allied(enemy, us)) enemy = book.next(enemy, position.state().living);
    return enemy;
}

}  // namespace rokada
