// Runs the searches of an engine session on a thread of their own, so that the session can read input at the same time.
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

/// Earliest time at which the final answer can be delivered.
enum class Hold {
    None,     ///< as soon as the search has ended
    TillHit,  ///< not before `ponderHit` or `stop`
    TillStop  ///< not before `stop`
};

/// Callbacks of a search. They run on the search thread, or on the calling thread if no search thread can be started.
struct SearchListener {
    std::function<void(const Report&)> report;
    /// Called about twice a second. Can be empty.
    std::function<void(const Progress&)> progress;
    /// Called with the final answer.
    std::function<void(const std::optional<SearchResult>&)> done;
    /// Called if the search fails because of missing memory or threads. `done` is called after it, with any legal move.
    std::function<void(const char* why)> failed;
};

/// Runs searches of an engine on a thread of its own. Call the functions from one thread.
class SearchThread {
public:
    /// Work for the search thread. Returns a function that delivers the final answer.
    using Job = std::function<std::function<void()>(const std::stop_token&)>;
    /// Called instead of the function that delivers the final answer, if the work fails.
    using Failed = std::function<void(const char* why)>;

    /// `engine` must outlive this object and must not be used by another object.
    explicit SearchThread(Engine& engine) : engine_(engine) {}
    ~SearchThread() { stop(); }
    SearchThread(const SearchThread&) = delete;
    SearchThread& operator=(const SearchThread&) = delete;

    /// Returns the engine. It must be used only while the search thread is idle.
    [[nodiscard]] Engine& engine() { return engine_; }
    /// Changes the size of the hash table. If memory is missing, returns false, and the table has one megabyte.
    /// Precondition: the search thread is idle.
    [[nodiscard]] bool setHash(int megabytes);
    [[nodiscard]] bool idle() const { return idle_; }
    /// Returns true if a search waits for `ponderHit`.
    [[nodiscard]] bool pondering() const;

    /// Starts a search. Without a task, the final answer is nullopt, delivered when `hold` allows it. Precondition: the
    /// search thread is idle.
    void think(std::optional<Task> task, Hold hold, const SearchListener& listener);
    /// Starts another search on the search thread, unless the thread must stop. Must be called only from `done`.
    void thinkNext(Task task, Hold hold, const SearchListener& listener);
    /// Starts other work, which must check its stop token. The search thread is already idle when the final answer is
    /// delivered, so that its receiver can start the next search. Precondition: the search thread is idle.
    void run(Job job, const Failed& failed);
    /// Tells the engine that the opponent has played the expected move.
    void ponderHit();
    /// Stops the current work and waits until its final answer has been delivered.
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
    bool begun_ = false;  ///< true after the engine has started the task
    std::optional<Work> next_;
    std::jthread thread_;
};

}  // namespace rokada::engine
