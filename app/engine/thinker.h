// The thread that searches, while another one listens to the user interface.
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

/// Callbacks of a search. They are called on the search thread, or on the caller's if there is none to be had.
struct SearchListener {
    std::function<void(const Report&)> report;
    /// Twice a second; may be empty.
    std::function<void(const Progress&)> progress;
    /// The final answer.
    std::function<void(const std::optional<SearchResult>&)> done;
    /// The search ended before its time, for want of memory or threads. `done` follows, with some legal move.
    std::function<void(const char* why)> failed;
};

/// A thread for an engine. Used by one thread.
class Thinker {
public:
    /// Work that is done on the thread; returns its final answer.
    using Job = std::function<std::function<void()>(const std::stop_token&)>;
    /// What is called instead of the final answer if there is none.
    using Failed = std::function<void(const char* why)>;

    /// The engine must live longer, and think for nobody else meanwhile.
    explicit Thinker(Engine& engine) : engine_(engine) {}
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Only to be used while idle.
    [[nodiscard]] Engine& engine() { return engine_; }
    /// Resizes the table; false if there is not enough memory, and then it has one megabyte. Must be idle.
    [[nodiscard]] bool setHash(int megabytes);
    [[nodiscard]] bool idle() const { return idle_; }
    /// Waiting for `ponderHit`.
    [[nodiscard]] bool pondering() const;

    /// Starts a search; without a task there is no move, which is only reported when `hold` allows. Must be idle.
    void think(std::optional<Task> task, Hold hold, const SearchListener& listener);
    /// Only for `done`: another search follows on the same thread, unless that is to stop.
    void thinkNext(Task task, Hold hold, const SearchListener& listener);
    /// Starts other work, which must check its token. The final answer is given when the thinker is idle already, so
    /// that its receiver may start the next search. Must be idle.
    void run(Job job, const Failed& failed);
    /// The move that was pondered on was played.
    void ponderHit();
    /// Stops the current work and waits until its final answer has been given.
    void stop();

private:
    struct Work {
        Job job;
        Failed failed;
    };
    [[nodiscard]] Work searching(std::optional<Task> task, const SearchListener& listener);
    void prepare(Hold hold);
    void perform(const Work& work, const std::stop_token& stop);
    [[nodiscard]] std::optional<Work> takeNext(bool wanted);
    std::optional<SearchResult> search(const std::optional<Task>& task, const SearchListener& listener,
                                       const std::stop_token& stop);
    SearchResult answer(const Task& task, const SearchListener& listener, const std::stop_token& stop);
    void begun();

    Engine& engine_;
    std::atomic<bool> idle_{true};
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    Hold hold_ = Hold::None;
    bool begun_ = false;  ///< the engine has started on the task
    std::optional<Work> next_;
    std::jthread thread_;
};

}  // namespace rokada::engine
