// The opponent: finds a good move in any position of any variant, within limits, and reports what it thinks.
#pragma once

#include "ai/search/task.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada {

class Evaluator;
struct SearchParameters;

/// A table, threads, and what was learnt in this game. One search at a time.
class Engine {
public:
    /// `hashMegabytes` 1 to 4096, `threads` 1 to 256; values outside are brought to the nearest bound.
    explicit Engine(int hashMegabytes = 64, int threads = 1);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void setHash(int megabytes);
    void setThreads(int threads);
    /// Forgets everything learnt: for a new game.
    void clear();
    /// For tasks on this rulebook: evaluates with this instead of with the weights of the variant, until another
    /// rulebook is asked for. Forgets everything learnt.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator);
    /// The same, and searches with these parameters instead of with those of the variant.
    void setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator,
                      const SearchParameters& parameters);

    /// Thinks on the calling thread (and on as many others as were asked for) until a limit is reached or a stop is
    /// requested; answers with a legal move in any case. `onReport` is called on the calling thread after each finished
    /// iteration, and at the end if another was begun, whose better move is in its variation. Under limits of depth or
    /// nodes and with one thread the answer is a function of the task and of what was searched since `clear`.
    /// `onProgress` is called on the calling thread twice a second, at full strength only.
    SearchResult think(const Task& task, const std::stop_token& stop,
                       const std::function<void(const Report&)>& onReport = {},
                       const std::function<void(const Progress&)>& onProgress = {});
    /// From any thread: the move that was pondered on was played, limits count from now on.
    void ponderHit();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rokada
