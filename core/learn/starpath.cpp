#include "learn/starpath.h"

#include "base/scrambled.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <set>

namespace rokada {

namespace {

/// Node of the breadth-first search. `left` are the stars that have not been visited.
struct StarNode {
    Position position;
    Square piece;
    SquareSet left;
    std::vector<Move> path;
};

/// Node limit of a search. It is above the number of states on a large board: squares times subsets of eight stars.
constexpr std::size_t MaxStarNodes = 100'000;

}  // namespace

std::vector<Move> movesFrom(const Position& position, Square from) {
    const MoveList list = legalMoves(position);
    std::vector<Move> moves;
    std::ranges::copy_if(list, std::back_inserter(moves), [&](Move m) { return m.from() == from; });
    return moves;
}

Position afterAlone(const Position& position, Move move) {
    Position after = afterMove(position, move);
    after.setTurn(position.turn());
    return after;
}

std::optional<std::vector<Move>> starPath(const Position& position, Square from, const SquareSet& stars, int most) {
    std::deque<StarNode> queue{{position, from, stars, {}}};
    std::set<Key> seen;
    while (!queue.empty() && seen.size() < MaxStarNodes) {
        const StarNode node = std::move(queue.front());
        queue.pop_front();
        if (node.left.none()) return node.path;
        if (static_cast<int>(node.path.size()) >= most) continue;
        for (const Move move : movesFrom(node.position, node.piece)) {
            StarNode next{afterAlone(node.position, move), move.to(), node.left, node.path};
            next.left.reset(move.to());
            next.path.push_back(move);
            Key key = next.position.key();
            next.left.forEach([&](Square s) { key = scrambled(key + s + 1); });
            if (seen.insert(key).second) queue.push_back(std::move(next));
        }
    }
    return std::nullopt;
}

}  // namespace rokada
