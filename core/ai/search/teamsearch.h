// Search at full strength with one or more threads.
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

/// Resources that the engine lends to a search.
struct SearchTools {
    TranspositionTable& table;
    History& history;
    std::shared_ptr<const Evaluator> evaluator;
    const SearchParameters& parameters;
    std::atomic<bool>& pondering;  ///< while this is true, limits do not apply to a task that ponders
    int threads = 1;
};

/// Receivers of reports; see `Engine::think`.
struct SearchListeners {
    const std::function<void(const Report&)>& report;
    const std::function<void(const Progress&)>& progress;
};

/// Searches with all threads; see `Engine::think`.
[[nodiscard]] SearchResult searchTogether(const Task& task, const SearchTools& tools, const std::stop_token& stop,
                                          const SearchListeners& listeners);

}  // namespace rokada
