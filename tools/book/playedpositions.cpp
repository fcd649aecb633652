#include "playedpositions.h"

#include "book/compactbook.h"
#include "record/gametree.h"
#include "text/positiontext.h"

#include <algorithm>
#include <unordered_map>

namespace rokada::tools {

namespace {

/// Calls `visit(position, move)` for each position of the game at its first occurrence.
template <class Visit>
void replay(const Position& start, const CollectedGame& game, const Visit& visit) {
    Position position = start;
    std::vector<Key> seen;
    for (const Move move : game.moves) {
        const Key key = position.key();
        if (std::ranges::find(seen, key) == seen.end()) visit(position, move);
        seen.push_back(key);
        advance(position, move);
    }
}

void count(BookMove& move, const CollectedGame& game) {
    ++move.weight;
    if (game.result) {
        const auto [first, second, played] = *game.result;
        ++(first > second ? move.wins : first < second ? move.losses : move.draws);
    }
    if (game.year == 0) return;
    move.firstYear = move.firstYear == 0 ? game.year : std::min(move.firstYear, game.year);
    move.lastYear = std::max(move.lastYear, game.year);
}

void count(PlayedPosition& here, Move move, const CollectedGame& game) {
    ++here.games;
    auto known = std::ranges::find(here.moves, move, &BookMove::move);
    if (known == here.moves.end()) known = here.moves.insert(known, BookMove{.move = move});
    count(*known, game);
}

/// Returns the smallest n for which at most `most` positions occur in n or more games.
int leastCount(const std::unordered_map<Key, int>& counts, std::size_t most) {
    if (counts.size() <= most) return 0;
    std::vector<int> sorted;
    for (const auto& [key, games] : counts) sorted.push_back(games);
    const auto next = sorted.begin() + static_cast<std::ptrdiff_t>(most);
    std::ranges::nth_element(sorted, next, std::ranges::greater());
    return *next + 1;
}

/// Scales the weights so that a book can store the greatest of them. The moves must be sorted.
void scaleWeights(std::vector<BookMove>& moves) {
    const std::int64_t greatest = moves.front().weight;
    if (greatest <= MaxBookNumber) return;
    for (BookMove& one : moves)
        one.weight = static_cast<int>(std::max<std::int64_t>(1, one.weight * std::int64_t{MaxBookNumber} / greatest));
}

void tidy(PlayedPosition& here, const CountPlan& plan) {
    std::ranges::stable_sort(here.moves, std::ranges::greater(), &BookMove::weight);
    const auto isRare = [&](const BookMove& one) {
        return one.weight < plan.leastOfMove || 100 * one.weight < plan.leastPercent * here.games;
    };
    const auto rare = std::find_if(here.moves.begin() + 1, here.moves.end(), isRare);
    here.moves.erase(rare, here.moves.end());
    scaleWeights(here.moves);
}

}  // namespace

/// Counts the keys of all positions first, because only few of the positions occur often enough to be kept.
std::vector<PlayedPosition> playedPositions(const Rulebook& book, std::span<const CollectedGame> games,
                                            const CountPlan& plan) {
    const Position start = startPosition(book);
    std::unordered_map<Key, int> counts;
    for (const CollectedGame& game : games)
        replay(start, game, [&](const Position& position, Move) { ++counts[position.key()]; });
    const int least = leastCount(counts, plan.positions);
    std::erase_if(counts, [&](const auto& one) { return one.second < least; });
    std::vector<PlayedPosition> positions;
    std::unordered_map<Key, std::size_t> places;
    for (const CollectedGame& game : games) {
        replay(start, game, [&](const Position& position, Move move) {
            if (!counts.contains(position.key())) return;
            const auto [place, isNew] = places.try_emplace(position.key(), positions.size());
            if (isNew) positions.push_back({.position = position});
            count(positions[place->second], move, game);
        });
    }
    for (PlayedPosition& here : positions) tidy(here, plan);
    std::ranges::stable_sort(positions, std::ranges::greater(), &PlayedPosition::games);
    return positions;
}

}  // namespace rokada::tools
