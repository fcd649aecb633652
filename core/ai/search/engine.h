// Chess engine: finds a move in any position of any variant within limits, and reports its search.
#pragma once

#include "ai/search/task.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

class Evaluator;
struct SearchParameters;

/// Transposition table, search threads and what was learned in this game. Runs one search at a time.
class Engine {
public:
    /// `hashMegabytes` is clamped to 1..4096, `threads` to 1..256.
    explicit Engine(int hashMegabytes = 64, int threads = 1);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void setHash(int megabytes);
    void setThreads(int threads);
    /// Clears the table and all learned data. Call it for a new game.
    void clear();
    /// Evaluates tasks of `book` with `evaluator` instead of the weights of the variant, until a task has another
    /// rulebook. Clears all learned data.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator);
    /// Also replaces the search parameters of the variant.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator,
                      const SearchParameters& parameters);

    /// Searches on the calling thread and the configured number of helper threads until a limit is reached or a stop is
    /// requested. Always returns a legal move. Calls `onReport` on the calling thread after each finished iteration,
    /// and at the end if another iteration had begun; that report contains a better move found in it. Calls
    /// `onProgress` on the calling thread twice a second, at full strength only. With limits of depth or nodes and one
    /// thread the result depends only on the task and the searches since `clear`.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport = {},
                       const std::function<void(const Progress&)>& onProgress = {});
    /// Reports that the expected move was played: limits count from now on. Thread-safe.
    void ponderHit();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rokada
