#include "database/movetree.h"

#include "rules/movegen.h"

#include <algorithm>
#include <span>

namespace rokada {

namespace {

/// Returns a hash of the bytes of a move.
std::uint64_t numberOf(std::span<const std::uint8_t> bytes) {
    std::uint64_t number = 0xCBF29CE484222325u;
    for (const std::uint8_t byte : bytes) number = (number ^ byte) * 0x100000001B3u;
    return number;
}

}  // namespace

MoveTree::MoveTree(const PackedRules& rules, const Position& position)
    : rules_(rules), position_(position), scan_(rules, exactly(stateOf(position))) {}

void MoveTree::add(const PackedView& game) {
    const PackedHead& head = game.head;
    if (!scan_.possible(head)) return;
    PackedReplay replay(rules_, game);
    if (!scan_.find(head, replay)) return;
    ++games_;
    const auto coming = replay.coming();
    if (coming.empty()) return;
    MoveCount& count = counts_[numberOf(coming)];
    ++count.games;
    count.wins += head.result == PackedResult::Win;
    count.draws += head.result == PackedResult::Draw;
    count.losses += head.result == PackedResult::Loss;
    count.rated += head.rating > 0;
    count.ratings += head.rating;
    count.lastYear = std::max<int>(count.lastYear, head.year);
}

std::vector<MoveCount> MoveTree::moves() const {
    std::vector<MoveCount> moves;
    const MoveList legal = legalMoves(position_);
    for (const Move move : legal) {
        const auto found = counts_.find(numberOf(packedMove(rules_, position_, move)));
        if (found == counts_.end()) continue;
        moves.push_back(found->second);
        moves.back().move = move;
    }
    std::ranges::stable_sort(moves, std::ranges::greater(), &MoveCount::games);
    return moves;
}

}  // namespace rokada
