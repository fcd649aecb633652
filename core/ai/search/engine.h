// Rokada's engine: finds a move in any position of any variant within limits, and reports its search.
#pragma once

#include "ai/search/task.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

class Evaluator;
struct SearchParameters;

/// Engine with its transposition table, threads, and history tables. Runs one search at a time.
class Engine {
public:
    /// Creates the engine. `hashMegabytes` is clamped to 1..4096, `threads` to 1..256.
    explicit Engine(int hashMegabytes = 64, int threads = 1);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void setHash(int megabytes);
    void setThreads(int threads);
    /// Clears the transposition table and the history tables. Call it for a new game.
    void clear();
    /// Uses `evaluator` in place of the default one for tasks with the rulebook `book`, until a task has another
    /// rulebook. Clears the transposition table and the history tables.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator);
    /// Sets the evaluator like the overload without `parameters`, and uses these search parameters in place of those of
    /// the variant.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator,
                      const SearchParameters& parameters);

    /// Searches on the calling thread and on helper threads until a limit is reached or a stop is requested. Always
    /// returns a legal move. Calls `onReport` on the calling thread after each finished iteration. If the search ends
    /// within an iteration, `onReport` is called once more, with a better move if this iteration has found one. Calls
    /// `onProgress` on the calling thread twice a second, at full strength only. With limits of depth or nodes and one
    /// thread, the result depends only on the task and the searches since `clear`.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport = {},
                       const std::function<void(const Progress&)>& onProgress = {});
    /// Tells a pondering search that the opponent has played the expected move. The limits of the search count from now
    /// on. Thread-safe.
    void ponderHit();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rokada
