// Chess engine: finds a move in any position of any variant within limits, and reports its search.
#pragma once

#include "ai/search/task.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

class Evaluator;
struct SearchParameters;

/// Engine with its transposition table, threads and history of the current game. Runs one search at a time.
class Engine {
public:
    /// Creates the engine. `hashMegabytes` is clamped to 1..4096, `threads` to 1..256.
    explicit Engine(int hashMegabytes = 64, int threads = 1);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void setHash(int megabytes);
    void setThreads(int threads);
    /// Clears the transposition table and the history. Call it for a new game.
    void clear();
    /// Evaluates tasks of `book` with `evaluator` instead of the default one, until a task has another rulebook. Clears
    /// the transposition table and the history.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator);
    /// Sets the evaluator as above, and uses `parameters` in place of the search parameters of the variant.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator,
                      const SearchParameters& parameters);

    /// Searches on the calling thread and the configured number of helper threads until a limit is reached or a stop is
    /// requested. Always returns a legal move. Calls `onReport` on the calling thread after each finished iteration. If
    /// the search ends within an iteration, calls it once more, with a better move if the iteration has found one.
    /// Calls `onProgress` on the calling thread twice a second, at full strength only. With limits of depth or nodes
    /// and one thread, the result depends only on the task and the searches since `clear`.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport = {},
                       const std::function<void(const Progress&)>& onProgress = {});
    /// Tells a pondering search that the expected move was played: its limits count from now on. Thread-safe.
    void ponderHit();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rokada
