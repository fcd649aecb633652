#include "booktree.h"

#include <algorithm>
#include <cmath>

namespace rokada::tools {

namespace {

constexpr double FullWeight = 1000;
/// Loss of a move, in centipawns, that halves its weight.
constexpr double HalvingLoss = 12;
/// Number of virtual draws that are added to the results of a move, so that a few games do not decide its weight.
constexpr int DrawsBefore = 4;

/// Converts a score from the view of the side `next` to the view of the side `mover`, which moved before it.
Score turnedRound(const Rulebook& rules, Side mover, Side next, Score score) {
    return rules.allied(mover, next) ? score : -score;
}

void sortByScore(std::vector<TriedMove>& moves) {
    std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return a.score > b.score; });
}

}  // namespace

TriedMove* BookPosition::tried(Move move) {
    const auto found = std::ranges::find(moves, move, &TriedMove::move);
    return found == moves.end() ? nullptr : &*found;
}

BookPosition* BookTree::at(Key key) {
    const auto found = positions_.find(key);
    return found == positions_.end() ? nullptr : &found->second;
}

void BookTree::add(BookPosition position) {
    const Key key = position.position.key();
    positions_.emplace(key, std::move(position));
}

std::size_t BookTree::backUp(int margin) {
    std::vector<BookPosition*> deepestFirst;
    for (auto& [key, one] : positions_) deepestFirst.push_back(&one);
    std::ranges::stable_sort(deepestFirst, [](auto* a, auto* b) { return a->ply > b->ply; });
    std::size_t dropped = 0;
    for (BookPosition* one : deepestFirst) {
        const Position& position = one->position;
        for (TriedMove& tried : one->moves) {
            const BookPosition* child = at(tried.child);
            if (child == nullptr || child->ply <= one->ply || child->moves.empty()) continue;
            tried.score = turnedRound(position.book(), position.turn(), child->position.turn(), child->moves[0].score);
        }
        sortByScore(one->moves);
        dropped += std::erase_if(one->moves, [best = one->moves.empty() ? 0 : one->moves[0].score,
                                              margin](const auto& t) { return t.score < best - margin; });
    }
    return dropped;
}

void BookTree::keepReachable(const std::vector<Key>& roots) {
    std::map<Key, BookPosition> reached;
    std::vector<Key> waiting = roots;
    while (!waiting.empty()) {
        const Key key = waiting.back();
        waiting.pop_back();
        auto node = positions_.extract(key);
        if (node.empty() || node.mapped().moves.empty()) continue;
        for (const TriedMove& tried : node.mapped().moves) waiting.push_back(tried.child);
        reached.insert(std::move(node));
    }
    positions_ = std::move(reached);
}

int BookTree::weightOf(const BookPosition& position, const TriedMove& tried) {
    const Rulebook& rules = position.position.book();
    const bool first = rules.variant().sideSpecs[position.position.turn()].team == 0;
    const double points = (first ? tried.wins : tried.losses) + (tried.draws + DrawsBefore) / 2.0;
    const double success = points / (tried.games() + DrawsBefore);
    const double loss = position.moves[0].score - tried.score;
    return std::max(1, static_cast<int>(std::lround(FullWeight * std::exp2(-loss / HalvingLoss) * (0.5 + success))));
}

BookContents BookTree::contents() const {
    BookContents contents;
    for (const auto& [key, one] : positions_) {
        std::vector<BookMove>& moves = contents[key];
        for (const TriedMove& tried : one.moves)
            moves.push_back({tried.move, weightOf(one, tried), tried.wins, tried.draws, tried.losses});
        std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return a.weight > b.weight; });
    }
    return contents;
}

}  // namespace rokada::tools
