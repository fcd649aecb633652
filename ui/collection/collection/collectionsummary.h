// Summary of the games of a collection or a selection: results, lengths, first moves, players and years.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// One row of a summary: a number of games and their results. The results are from the point of view of White's team;
/// in a row of `players`, from the point of view of the player.
struct ResultCount {
    /// The feature that all games of the row share: a variant id, first moves, a player, a year, or a length such as
    /// "21-40". Empty if it is unknown.
    QString name;
    QString game;  ///< variant id in a row of first moves; otherwise empty
    int games = 0, won = 0, drawn = 0, lost = 0;

    /// Returns the score of the finished games in percent, from 0 to 100. Returns -1 if no game is finished.
    [[nodiscard]] double score() const;
    /// Adds a game with this PGN result. If `forBlack` is true, the result counts from the point of view of Black's
    /// team.
    void add(const QString& result, bool forBlack);
};

/// Result counts of a collection, grouped in several ways.
struct CollectionSummary {
    /// Maximum number of rows of `variants`, `openings` and `players`.
    static constexpr std::size_t MaxRows = 500;

    ResultCount all;
    double averageMoves = 0;  ///< average length of the games in full moves: a move of every side is one full move
    /// `variants`, `openings` and `players` are sorted by number of games, the largest first. `lengths` and `years` are
    /// in ascending order.
    std::vector<ResultCount> variants, lengths, openings, players, years;
    std::optional<QString> failure{};  ///< error text if the games cannot be read; the other fields are then empty
};

/// Returns the summary of the games with these ids. Missing and deleted games are ignored.
[[nodiscard]] CollectionSummary summaryOf(LibraryStore& store, const std::vector<qint64>& ids);

}  // namespace rokada::ui
