#include "parting.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace rokada::diagnosis {

namespace {

constexpr int Mate = 10000;

struct Turn {
    std::size_t ply;
    Position after;
    int ours, theirs;
};

/// Returns the turns of the loser for which both engines have reported a score.
std::vector<Turn> turnsOf(const GameTree& tree, Side loser) {
    std::vector<Turn> turns;
    Position position = tree.start();
    std::size_t ply = 0;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node), ++ply) {
        const Node answer = tree.next(node);
        const auto ours = scoreOf(tree.remarks(node).comment());
        const auto theirs = answer == Node::None ? std::nullopt : scoreOf(tree.remarks(answer).comment());
        const bool own = position.turn() == loser;
        advance(position, tree.move(node));
        if (own && ours && theirs) turns.push_back({ply + 1, position, *ours, -*theirs});
    }
    return turns;
}

}  // namespace

std::optional<int> scoreOf(const std::string& comment) {
    const std::size_t end = comment.find('/');
    if (end == std::string::npos || end == 0) return std::nullopt;
    if (comment[0] == 'M') return comment[1] == '-' ? -Mate : Mate;
    char* rest = nullptr;
    const double pawns = std::strtod(comment.c_str(), &rest);
    if (rest != comment.c_str() + end) return std::nullopt;
    return std::clamp(static_cast<int>(std::lround(100 * pawns)), -Mate, Mate);
}

std::optional<Parting> findParting(const GameTree& tree, Side loser, const PartingRule& rule) {
    const std::vector<Turn> turns = turnsOf(tree, loser);
    const auto lasting = static_cast<std::size_t>(rule.lasting);
    for (std::size_t i = 0; i + lasting <= turns.size(); ++i) {
        const auto first = turns.begin() + static_cast<std::ptrdiff_t>(i);
        const bool parted = std::all_of(first, first + rule.lasting,
                                        [&](const Turn& turn) { return turn.ours - turn.theirs >= rule.gap; });
        if (parted && first->ours >= rule.hopeless)
            return Parting{first->ply, first->after, first->ours, first->theirs};
    }
    return std::nullopt;
}

}  // namespace rokada::diagnosis
