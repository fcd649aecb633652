#include "reachedpositions.h"

#include <unordered_set>

namespace rokada::tools {

std::vector<Position> reachedPositions(const RulebookPtr& rules, const OpeningBook& book) {
    std::vector<Position> reached;
    std::unordered_set<Key> seen;
    std::vector<Position> waiting;
    const auto await = [&](const Position& position) {
        if (seen.insert(position.key()).second) waiting.push_back(position);
    };
    const auto awaitChildren = [&](const Position& position) {
        const Game game(rules, position);
        for (const Move move : game.moves()) {
            Game next = game;
            next.play(move);
            if (!next.ending()) await(next.position());
        }
    };
    await(Game(rules).position());
    awaitChildren(waiting.front());
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        if (book.moves(position).empty()) continue;
        reached.push_back(position);
        awaitChildren(position);
    }
    return reached;
}

}  // namespace rokada::tools
