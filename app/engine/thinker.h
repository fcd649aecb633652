// Search thread of a session, while another thread reads from the user interface.
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

/// Earliest time at which a found answer can be delivered.
enum class Hold {
    None,     ///< at once
    TillHit,  ///< not before `ponderHit` or `stop`
    TillStop  ///< not before `stop`
};

/// Callbacks of a search. They run on the search thread, or on the calling thread if none can be started.
struct SearchListener {
    std::function<void(const Report&)> report;
    /// Called twice a second; can be empty.
    std::function<void(const Progress&)> progress;
    /// Called with the final answer.
    std::function<void(const std::optional<SearchResult>&)> done;
    /// Called if the search ends early, because memory or threads are missing. `done` follows with a legal move.
    std::function<void(const char* why)> failed;
};

/// Runs searches of an engine on a thread. Use it from one thread.
class Thinker {
public:
    /// Work for the thread. Returns a function that delivers the final answer.
    using Job = std::function<std::function<void()>(const std::stop_token&)>;
    /// Called instead of the final answer if there is none.
    using Failed = std::function<void(const char* why)>;

    /// `engine` must outlive this object and must not be used by another object.
    explicit Thinker(Engine& engine) : engine_(engine) {}
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Returns the engine. Use it only while idle.
    [[nodiscard]] Engine& engine() { return engine_; }
    /// Resizes the table. Returns false if there is not enough memory; the table then has one megabyte. Precondition:
    /// idle.
    [[nodiscard]] bool setHash(int megabytes);
    [[nodiscard]] bool idle() const { return idle_; }
    /// Returns true while waiting for `ponderHit`.
    [[nodiscard]] bool pondering() const;

    /// Starts a search. Without a task there is no move, which is reported when `hold` allows it. Precondition: idle.
    void think(std::optional<Task> task, Hold hold, const SearchListener& listener);
    /// Starts another search on the same thread, unless it must stop. Call it only from `done`.
    void thinkNext(Task task, Hold hold, const SearchListener& listener);
    /// Starts other work, which must check its token. The thinker is idle when the final answer is delivered, so the
    /// receiver can start the next search. Precondition: idle.
    void run(Job job, const Failed& failed);
    /// Reports that the expected move was played.
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
    bool begun_ = false;  ///< the engine has started the task
    std::optional<Work> next_;
    std::jthread thread_;
};

}  // namespace rokada::engine
