// A search at full strength by one thread or several.
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

/// What a search borrows from its engine.
struct SearchTools {
    TranspositionTable& table;
    History& history;
    std::shared_ptr<const Evaluator> evaluator;
    const SearchParameters& parameters;
    std::atomic<bool>& pondering;  ///< no limit counts as long as this is true and the task ponders
    int threads = 1;
};

/// Who is told how it goes; see `Engine::think`.
struct SearchListeners {
    const std::function<void(const Report&)>& report;
    const std::function<void(const Progress&)>& progress;
};

/// See `Engine::think`.
[[nodiscard]] SearchResult searchTogether(const Task& task, const SearchTools& tools, const std::stop_token& stop,
                                          const SearchListeners& listeners);

}  // namespace rokada
