#include "ai/search/tableroot.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns true if a position has occurred twice since the last capture or pawn move.
bool hasRepeated(const Task& task) {
    std::vector<Key> keys = task.earlier;
    keys.push_back(task.position.key());
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

}  // namespace

Score tableScore(SyzygyResult result) {
    switch (result) {
        case SyzygyResult::Loss: return -TableWin;
        case SyzygyResult::BlessedLoss: return -1;
        case SyzygyResult::Draw: return 0;
        case SyzygyResult::CursedWin: return 1;
        case SyzygyResult::Win: return TableWin;
    }
    return 0;
}

Score TableRoot::score(Move move, Score found) const {
    const auto known = std::ranges::find(moves, move, &SyzygyMove::move);
    if (known == moves.end()) return found;
    const Score score = tableScore(known->value.result);
    const bool agrees = isMate(found) && (found > 0 ? score == TableWin : score == -TableWin);
    return agrees ? found : score;
}

const SyzygyTables* usableTables(const Task& task) {
    return task.tables && allowsSyzygy(*task.book) ? task.tables.get() : nullptr;
}

std::optional<TableRoot> tableRoot(const Task& task) {
    const SyzygyTables* tables = usableTables(task);
    auto found = tables == nullptr ? std::nullopt : tables->root(task.position, hasRepeated(task));
    if (!found) return std::nullopt;
    TableRoot root{.moves = found->moves, .values = std::make_shared<const SyzygyRoot>(*std::move(found))};
    const auto& only = task.limits.only;
    if (!only.empty()) {
        std::erase_if(root.moves, [&](const SyzygyMove& one) { return std::ranges::count(only, one.move) == 0; });
    }
    if (root.moves.empty()) return std::nullopt;
    const auto best = std::ranges::count(root.moves, root.moves.front().rank, &SyzygyMove::rank);
    const auto wanted = std::max<std::size_t>(static_cast<std::size_t>(best), std::max(1, task.limits.variations));
    root.moves.resize(std::min(root.moves.size(), wanted));
    return root;
}

}  // namespace rokada
