// The thread that thinks, while another one listens to the user interface.
#pragma once

#include "ai/search/engine.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace rokada::engine {

/// When an answer that is found may be given.
enum class Hold {
    None,     ///< at once
    TillHit,  ///< not before `ponderHit` or `stop`
    TillStop  ///< not before `stop`
};

/// Who hears of a search. Both are called on the thinking thread.
struct SearchListener {
    std::function<void(const Report&)> report;
    /// The last word.
    std::function<void(const std::optional<Outcome>&)> done;
};

/// An engine and a thread for it. Used by one thread.
class Thinker {
public:
    /// Work that is done on the thread, and answers with its last word.
    using Job = std::function<std::function<void()>(const std::stop_token&)>;

    Thinker(int hashMegabytes, int threads) : engine_(hashMegabytes, threads) {}
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Only to be used while idle.
    [[nodiscard]] Engine& engine() { return engine_; }
    /// Makes the table so large; false if there is not so much memory, and then it has one megabyte. Must be idle.
    [[nodiscard]] bool setHash(int megabytes);
    [[nodiscard]] bool idle() const { return idle_; }
    /// Waiting for `ponderHit`.
    [[nodiscard]] bool pondering() const;

    /// Begins to think; without a task there is no move, which is only told in due time. Must be idle.
    void think(std::optional<Task> task, Hold hold, SearchListener listener);
    /// Begins other work, which has to look at its token. The last word is said when the thinker is idle already, so
    /// that who hears it may ask anew. Must be idle.
    void run(Job job);
    /// The move that was pondered on was played.
    void ponderHit();
    /// Ends what is going on and waits until the last word about it is said.
    void stop();

private:
    std::optional<Outcome> search(const std::optional<Task>& task, const SearchListener& listener,
                                  const std::stop_token& stop);
    void begun();

    Engine engine_;
    std::atomic<bool> idle_{true};
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    Hold hold_ = Hold::None;
    bool begun_ = false;  ///< the engine has taken notice of the task
    std::jthread thread_;
};

}  // namespace rokada::engine
