#include "search/treerows.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rokada::ui {

namespace {

/// Difference up to which two shares count as the same.
constexpr double SameShare = 0.01;

TreeRow& rowOf(std::vector<TreeRow>& rows, Move move) {
    const auto known = std::ranges::find(rows, move, &TreeRow::move);
    return known != rows.end() ? *known : rows.emplace_back(TreeRow{.move = move});
}

}  // namespace

std::vector<TreeRow> rowsOf(std::span<const BookMove> book, std::span<const MoveCount> own) {
    std::vector<TreeRow> rows;
    for (const BookMove& move : book) {
        rows.push_back({.move = move.move,
                        .games = move.games(),
                        .wins = move.wins,
                        .draws = move.draws,
                        .losses = move.losses,
                        .share = shareOf(move, book),
                        .firstYear = move.firstYear,
                        .lastYear = move.lastYear});
    }
    for (const MoveCount& move : own) rowOf(rows, move.move).own = move.games;
    return rows;
}

std::vector<TreeRow> collectionRows(std::span<const MoveCount> played, std::span<const BookMove> book) {
    std::vector<TreeRow> rows;
    for (const MoveCount& move : played) {
        rows.push_back({.move = move.move,
                        .games = move.games,
                        .wins = move.wins,
                        .draws = move.draws,
                        .losses = move.losses,
                        .rating = move.meanRating(),
                        .lastYear = move.lastYear});
    }
    for (const BookMove& move : book) rowOf(rows, move.move).share = shareOf(move, book);
    return rows;
}

bool gamesTellShares(std::span<const TreeRow> rows) {
    const auto games = std::accumulate(rows.begin(), rows.end(), std::int64_t{0},
                                       [](std::int64_t all, const TreeRow& row) { return all + row.games; });
    if (games == 0) return false;
    return std::ranges::all_of(rows, [games](const TreeRow& row) {
        const double played = static_cast<double>(row.games) / static_cast<double>(games);
        return std::abs(played - row.share.value_or(0)) < SameShare;
    });
}

}  // namespace rokada::ui
