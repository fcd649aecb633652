// Summary of the games of a collection or a selection: results, lengths, first moves, players and years.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// Number of games and results of one row. Results are from the point of view of White's team, or of a player.
struct ResultCount {
    QString name;  ///< variant id, first moves, player, year or length such as "21-40"; empty if unknown
    QString game;  ///< variant id of first moves; otherwise empty
    int games = 0, won = 0, drawn = 0, lost = 0;

    /// Returns the score in percent of the finished games, 0 to 100, or -1 if there are none.
    [[nodiscard]] double score() const;
    /// Counts a game with this PGN result. `forBlack` counts it from the point of view of Black's team.
    void add(const QString& result, bool forBlack);
};

/// Result counts of a collection, grouped in several ways.
struct CollectionSummary {
    /// Maximum number of rows of `variants`, `openings` and `players`.
    static constexpr std::size_t MostRows = 500;

    ResultCount all;
    double averageMoves = 0;  ///< one move consists of one move of each side
    /// Rows with the most games come first; lengths and years are in ascending order.
    std::vector<ResultCount> variants, lengths, openings, players, years;
};

/// Returns the summary of the games with these ids. Missing and deleted games are ignored; the summary is empty if the
/// store cannot be opened.
[[nodiscard]] CollectionSummary summaryOf(LibraryStore& store, const std::vector<qint64>& ids);

}  // namespace rokada::ui
