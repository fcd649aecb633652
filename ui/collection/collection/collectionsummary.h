// What the games of a collection, or a selection of them, have in common: results, lengths, first moves, players,
// years.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// Games and their results: of White and the team of White, or of a player.
struct ResultCount {
    QString name;  ///< id of a variant, first moves, player, year or "21-40" moves; empty if that is not known
    QString game;  ///< of first moves: the id of their variant
    int games = 0, won = 0, drawn = 0, lost = 0;

    /// Of decided games, 0 to 100; -1 without any.
    [[nodiscard]] double score() const;
    void add(const QString& result, bool forBlack);
};

struct CollectionSummary {
    static constexpr std::size_t MostRows = 500;

    ResultCount all;
    double averageMoves = 0;  ///< counted as the list does: one of each side
    /// Those with most games first; lengths and years in their order.
    std::vector<ResultCount> variants, lengths, openings, players, years;
};

/// Of the games with these numbers; those that are gone do not count.
[[nodiscard]] CollectionSummary summaryOf(LibraryStore& store, const std::vector<qint64>& ids);

}  // namespace rokada::ui
