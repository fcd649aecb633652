#include "explain/material.h"

#include "explain/menvalues.h"

#include <algorithm>
#include <cmath>

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

}  // namespace

std::array<int, MaxKinds> worths(const Rulebook& book) {
    const std::vector<ManValue> values = menValues(book);
    std::array<int, MaxKinds> worth{};
    for (std::size_t kind = 0; kind < values.size(); ++kind) {
        worth[kind] = static_cast<int>(std::lround((values[kind].opening + values[kind].ending) / 200.0));
    }
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
