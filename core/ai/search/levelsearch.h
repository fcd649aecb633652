// Finds the moves of computer levels below full strength. It uses the normal search (`Worker`) with few nodes, hides
// moves that the level overlooks (`Perception`), and then chooses among moves that look equally good.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/task.h"
#include "ai/search/transposition.h"

#include <array>
#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

/// Returns the evaluator of a level. Terms that the level does not fully understand have reduced weights. There is no
/// network, because a network knows more than a level, and a new network would change all levels.
[[nodiscard]] std::shared_ptr<const Evaluator> evaluatorOf(Level level, const Rulebook& book);

/// Search of the levels. Between two moves it keeps only data that depend on the variant. The result therefore depends
/// only on the task, if the limits contain no time.
class LevelSearch {
public:
    /// Returns a move at the level of the task, which must be below full strength. Reports only the variation of the
    /// chosen move, and never ponders.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport);

private:
    const std::shared_ptr<const Evaluator>& evaluatorFor(const RulebookPtr& book, Level level);

    // Scores of weak levels must not enter the transposition table of full strength, so the levels have a table of
    // their own.
    TranspositionTable table_{1};
    RulebookPtr book_;
    /// Evaluators by `Weakness::judgement`, created on demand.
    std::array<std::shared_ptr<const Evaluator>, 101> evaluators_;
};

}  // namespace rokada
