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

Score tableScore(TableResult result) {
    switch (result) {
        case TableResult::Loss: return -TableWin;
        case TableResult::BlessedLoss: return -1;
        case TableResult::Draw: return 0;
        case TableResult::CursedWin: return 1;
        case TableResult::Win: return TableWin;
    }
    return 0;
}

Score TableRoot::score(Move move, Score found) const {
    const auto known = std::ranges::find(moves, move, &TableMove::move);
    if (known == moves.end()) return found;
    const TableValue& value = known->value;
    if (value.mate > 0 && value.result == TableResult::Win) return mateIn(value.mate);
    if (value.mate > 0 && value.result == TableResult::Loss) return matedIn(value.mate);
    const Score score = tableScore(value.result);
    const bool agrees = isMate(found) && (found > 0 ? score == TableWin : score == -TableWin);
    return agrees ? found : score;
}

const Tablebase* usableTables(const Task& task) {
    return task.tables && task.tables->allows(*task.book) ? task.tables.get() : nullptr;
}

std::optional<TableRoot> tableRoot(const Task& task) {
    const Tablebase* tables = usableTables(task);
    auto found = tables == nullptr ? std::nullopt : tables->root(task.position, hasRepeated(task));
    if (!found) return std::nullopt;
    TableRoot root{.moves = found->moves, .values = std::make_shared<const TableValues>(*std::move(found))};
    const auto& only = task.limits.only;
    if (!only.empty()) {
        std::erase_if(root.moves, [&](const TableMove& one) { return std::ranges::count(only, one.move) == 0; });
    }
    if (root.moves.empty()) return std::nullopt;
    const auto best = std::ranges::count(root.moves, root.moves.front().rank, &TableMove::rank);
    const auto wanted = std::max<std::size_t>(static_cast<std::size_t>(best), std::max(1, task.limits.variations));
    root.moves.resize(std::min(root.moves.size(), wanted));
    return root;
}

}  // namespace rokada
