#include "prunedbook.h"

#include "reachedpositions.h"

#include <algorithm>
#include <numeric>

namespace rokada::tools {

namespace {

struct Entry {
    Position position;
    std::vector<BookMove> moves;
    int weight = 0;  ///< sum of the weights of all moves
};

/// Returns the positions of a book, those with the largest weight first.
std::vector<Entry> entriesOf(const RulebookPtr& rules, const OpeningBook& book) {
    std::vector<Entry> entries;
    for (const Position& position : reachedPositions(rules, book)) {
        std::vector<BookMove> moves = book.moves(position);
        const int weight = std::accumulate(moves.begin(), moves.end(), 0,
                                           [](int sum, const BookMove& one) { return sum + one.weight; });
        entries.push_back({position, std::move(moves), weight});
    }
    std::ranges::stable_sort(entries, std::ranges::greater(), &Entry::weight);
    return entries;
}

/// Drops the moves of one position that lose too much. Returns the number of dropped moves.
std::size_t prune(Entry& entry, int often, SoundMoves& judge) {
    std::vector<Move> moves;
    for (const BookMove& one : entry.moves) moves.push_back(one.move);
    const auto sound =
        entry.weight >= often ? judge.sound(entry.position, moves) : judge.screened(entry.position, moves);
    return std::erase_if(entry.moves,
                         [&](const BookMove& one) { return std::ranges::find(sound, one.move) == sound.end(); });
}

}  // namespace

BookContents prunedBook(const RulebookPtr& rules, const OpeningBook& book, const PrunePlan& plan, SoundMoves& judge,
                        const std::function<void(const std::string& progress)>& onProgress) {
    BookContents contents;
    std::size_t done = 0, dropped = 0;
    std::vector<Entry> entries = entriesOf(rules, book);
    for (Entry& entry : entries) {
        if (done < plan.judged) dropped += prune(entry, plan.often, judge);
        if (!entry.moves.empty()) contents[entry.position.key()] = std::move(entry.moves);
        if (++done % 100 == 0)
            onProgress("judged " + std::to_string(done) + " of " + std::to_string(entries.size()) +
                       " positions, dropped " + std::to_string(dropped) + " moves");
    }
    const auto pruned = readCompactBook(*rules, compactBook(*rules, contents));
    if (!pruned) return contents;  // no position is left
    BookContents reached;
    for (const Position& position : reachedPositions(rules, **pruned)) reached.insert(contents.extract(position.key()));
    return reached;
}

}  // namespace rokada::tools
