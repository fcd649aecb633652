// Search at full strength with one or more threads that share a transposition table.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/history.h"
#include "ai/search/searchparameters.h"
#include "ai/search/task.h"
#include "ai/search/transposition.h"

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

/// Resources of the engine that a search uses.
struct SearchTools {
    TranspositionTable& table;
    History& history;
    std::shared_ptr<const Evaluator> evaluator;
    const SearchParameters& parameters;
    std::atomic<bool>& pondering;  ///< while this is true, a search with `Limits::pondering` ignores its limits
    int threads = 1;
};

/// Callbacks for reports and progress; see `Engine::think`.
struct SearchListeners {
    const std::function<void(const Report&)>& report;
    const std::function<void(const Progress&)>& progress;
};

/// Searches with all threads; see `Engine::think`.
[[nodiscard]] SearchResult searchTogether(const Task& task, const SearchTools& tools, const std::stop_token& stop,
                                          const SearchListeners& listeners);

}  // namespace rokada
