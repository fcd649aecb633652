// How the levels 1 to 10 find their moves: the common search with a small budget, dimmed by `Perception`, and a choice
// among the moves that then look equal.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/task.h"
#include "ai/search/transposition.h"

#include <array>
#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

/// How a level judges positions: by the linear sum alone, without what it does not understand. No network: what one has
/// learnt is beyond a level, and a new network would be another opponent.
[[nodiscard]] std::shared_ptr<const Evaluator> evaluatorOf(Level level, const Rulebook& book);

/// Keeps nothing from one move to the next but what it has computed of the variant: the answer is a function of the
/// task, as long as its limits name no time.
class LevelSearch {
public:
    /// `task` has a level below full strength. Reports the variation of the chosen move only, and never ponders.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport);

private:
    const std::shared_ptr<const Evaluator>& evaluatorFor(const RulebookPtr& book, Level level);

    // Scores of weak levels must not reach the table of full strength, so there is a second one.
    TranspositionTable table_{1};
    RulebookPtr book_;
    std::array<std::shared_ptr<const Evaluator>, Level::Highest> evaluators_;  ///< made on demand
};

}  // namespace rokada
