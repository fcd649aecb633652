#include "ai/network/network.h"

#include "ai/network/sumsteps.h"

#include <algorithm>

namespace rokada {

Network::Network(const Rulebook& book, Weights weights) : inputs_(book), weights_(std::move(weights)) {}

Network::Sums Network::sums(const Position& position, Side viewer) const {
    Sums sums = weights_.start;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        for (const Square s : position.pieces(Side(side))) add(sums, row(viewer, position[s], s));
    }
    return sums;
}

int Network::value(const Sums& mover, const Sums& enemy) const {
    const int sum = weighed(mover, weights_.mover) + weighed(enemy, weights_.enemy);
    const int value = (sum / WholeSum + weights_.constant) * Centipawns / (WholeSum * WholeWeight);
    return std::clamp(value, -Most, Most);
}

Side Network::enemyOf(const Position& position) {
    const Rulebook& book = position.book();
    const Side us = position.turn();
    Side enemy = book.next(us, position.state().living);
    while (enemy != us && book.allied(enemy, us)) enemy = book.next(enemy, position.state().living);
    return enemy;
}

}  // namespace rokada
