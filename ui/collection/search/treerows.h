// Rows of the opening tree: the moves of an opening book and of a collection of games, side by side.
#pragma once

#include "book/openingbook.h"
#include "database/movetree.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rokada::ui {

/// Move of the opening tree with its statistics. Wins and losses are those of the first team.
struct TreeRow {
    Move move;
    /// Number of games in total and by result. A game without a result counts only in `games`.
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;
    std::optional<double> share = {};  ///< share of the move in the book, 0 to 1; nullopt if the book lacks the move
    int rating = 0;                    ///< mean rating of the players; 0 if unknown
    int firstYear = 0, lastYear = 0;   ///< years of the first and of the last game; 0 if unknown
    std::optional<std::int64_t> own = {};  ///< number of games in the user's own collection

    [[nodiscard]] std::int64_t decided() const { return wins + draws + losses; }
};

/// Returns the moves of a book with their statistics, followed by moves that occur only in the user's own games.
[[nodiscard]] std::vector<TreeRow> rowsOf(std::span<const BookMove> book, std::span<const MoveCount> own);
/// Returns the moves of a collection with their statistics and their shares in the book, followed by moves that occur
/// only in the book.
[[nodiscard]] std::vector<TreeRow> collectionRows(std::span<const MoveCount> played, std::span<const BookMove> book);

/// Returns true if each move has the same share of the games as in the book, with a difference of less than 0.01. One
/// of these two columns is then enough.
[[nodiscard]] bool gamesTellShares(std::span<const TreeRow> rows);

}  // namespace rokada::ui
