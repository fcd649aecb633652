#include "ai/material.h"

#include "ai/weights.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rokada {

namespace {

/// Who is taken by this turn, or NoPiece.
Piece victimOf(const Turn& turn) {
    const Move move = turn.move;
    if (move.sort() == Sort::EnPassant) return turn.before[turn.before.state().victim];
    if (move.forced() || move.sort() == Sort::Castle || move.sort() == Sort::Deploy) return NoPiece;
    return turn.before[move.to()];
}

int armyWorth(const Position& position, Side side, const std::array<int, MaxKinds>& worth) {
    int sum = 0;
    for (const Square square : position.men(side)) sum += worth[kindOf(position[square])];
    const auto reserves = position.book().reserveKinds();
    for (std::size_t i = 0; i < reserves.size(); ++i) sum += position.reserve(side, i) * worth[reserves[i]];
    return sum;
}

/// Between opening and ending, in any unit.
std::array<double, MaxKinds> means(const Rulebook& book) {
    std::array<double, MaxKinds> means{};
    const auto tuned = tunedWeights(book.variant().id);
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        const std::string feature = "value." + std::string(book.variant().kinds[kind].name);
        const auto found =
            std::find_if(tuned.begin(), tuned.end(), [&](const NamedWeight& w) { return w.feature == feature; });
        if (found != tuned.end()) means[kind] = (found->opening + found->ending) / 2.0;
    }
    if (means[book.pawnKind()] > 0) return means;
    const Features features(book);
    const Weights weights = weightsFromGeometry(book, features);
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        const Tapered value = weights[static_cast<std::size_t>(features.value) + kind];
        means[kind] = (opening(value) + ending(value)) / 2.0;
    }
    return means;
}

}  // namespace

std::array<int, MaxKinds> worths(const Rulebook& book) {
    const auto mean = means(book);
    std::array<int, MaxKinds> worth{};
    for (std::size_t kind = 0; kind < worth.size(); ++kind) {
        worth[kind] = static_cast<int>(std::lround(mean[kind] / mean[book.pawnKind()]));
    }
    worth[book.royalKind()] = 0;
    return worth;
}

Balance balanceOf(const Game& game, const std::array<int, MaxKinds>& worth) {
    Balance balance;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        if (const Piece victim = victimOf(turn); victim != NoPiece) balance.taken[turn.before.turn()].push_back(victim);
    }
    const Rulebook& book = game.book();
    const auto before = [&](Piece a, Piece b) {
        const int more = worth[kindOf(a)] - worth[kindOf(b)];
        if (more != 0) return more > 0;
        return kindOf(a) != kindOf(b) ? kindOf(a) < kindOf(b) : a < b;
    };
    for (auto& men : balance.taken) std::stable_sort(men.begin(), men.end(), before);
    for (std::size_t one = 0; one < book.sides(); ++one) {
        for (std::size_t other = 0; other < book.sides(); ++other) {
            const int sum = armyWorth(game.position(), Side(other), worth);
            balance.lead[one] += book.allied(Side(one), Side(other)) ? sum : -sum;
        }
    }
    return balance;
}

}  // namespace rokada
