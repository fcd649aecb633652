// Root of a search in the endgame tables: the moves that keep the result, and their scores.
#pragma once

#include "ai/search/task.h"
#include "ai/tablebase/tablebase.h"

#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Score of a position that is won by the tables, if no mate is known. It is higher than evaluations of real positions.
inline constexpr Score TableWin = 20000;

/// Returns the score of a result for the side to move. A win or a loss that the fifty-move rule makes a draw is worth
/// one centipawn.
[[nodiscard]] Score tableScore(TableResult result);

/// Root moves with their results.
struct TableRoot {
    std::vector<TableMove> moves;               ///< moves that the search compares, best rank first
    std::shared_ptr<const TableValues> values;  ///< values of the position and of all its moves

    /// Returns the score of a root move: a mate if the tables know its distance, `found` if it is a mate that agrees
    /// with the tables, otherwise the score of the move's result.
    [[nodiscard]] Score score(Move move, Score found) const;
};

/// Returns the tables of the task if they are valid for its rules; otherwise nullptr.
[[nodiscard]] const Tablebase* usableTables(const Task& task);
/// Returns all moves of the task with the best rank, but at least as many of the best moves as the task wants
/// variations. Returns nullopt if the tables do not have the position.
[[nodiscard]] std::optional<TableRoot> tableRoot(const Task& task);

}  // namespace rokada
