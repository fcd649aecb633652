// Finds the moves of levels 1 to 10. It uses the common search with few nodes and with the blindness of `Perception`,
// then chooses among moves that look equally good.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/task.h"
#include "ai/search/transposition.h"

#include <array>
#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

/// Returns the evaluator of a level: the linear sum without terms that the level does not understand. It has no
/// network, because a network knows more than a level, and each new network would change the levels.
[[nodiscard]] std::shared_ptr<const Evaluator> evaluatorOf(Level level, const Rulebook& book);

/// Searches for the levels. Between moves it keeps only data of the variant. The result therefore depends only on the
/// task, if its limits contain no time.
class LevelSearch {
public:
    /// Returns the move of the task's level, which must be below full strength. Reports only the variation of the
    /// chosen move, and never ponders.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport);

private:
    const std::shared_ptr<const Evaluator>& evaluatorFor(const RulebookPtr& book, Level level);

    // Scores of weak levels must not enter the table of full strength, so they have a table of their own.
    TranspositionTable table_{1};
    RulebookPtr book_;
    /// Evaluators by level, created on demand.
    std::array<std::shared_ptr<const Evaluator>, Level::Highest> evaluators_;
};

}  // namespace rokada
