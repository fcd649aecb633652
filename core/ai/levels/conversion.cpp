#include "ai/levels/conversion.h"

#include <algorithm>

namespace rokada {

namespace {

/// Lowest level that is strengthened in won positions.
constexpr int EndsWonGames = 2;
/// Minimum node limit in overwhelming positions. It is enough to mate on the largest board with the least material that
/// can force mate.
constexpr std::uint64_t MatingNodes = 20'000;
/// Minimum depth limit in overwhelming positions, in plies.
constexpr int MatingDepth = 12;
/// The advantage is overwhelming if the team's piece values exceed this multiple of the enemy piece values.
constexpr int Surpassing = 4;

}  // namespace

bool overwhelming(const Evaluator& evaluator, const Position& position) {
    const Rulebook& book = position.book();
    Score ours = 0, theirs = 0;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (!position.living(Side(side))) continue;
        if (position.placing(Side(side))) return false;
        Score& sum = book.allied(Side(side), position.turn()) ? ours : theirs;
        for (const Square s : position.pieces(Side(side))) {
            if (s != position.king(Side(side))) sum += evaluator.value(position[s]);
        }
    }
    return ours > Surpassing * theirs;
}

Weakness weaknessIn(const Evaluator& evaluator, const Position& position, Level level) {
    Weakness weakness = weaknessOf(level, position.book().variant().id);
    if (level.number() < EndsWonGames || !overwhelming(evaluator, position)) return weakness;
    weakness.nodes = std::max(weakness.nodes, MatingNodes);
    weakness.depth = std::max(weakness.depth, MatingDepth);
    weakness.blindness = weakness.blur = weakness.spread = 0;
    return weakness;
}

}  // namespace rokada
