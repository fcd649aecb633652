#include "thinker.h"

#include <cassert>
#include <new>
#include <utility>

namespace rokada::engine {

bool Thinker::pondering() const {
    const std::lock_guard lock(mutex_);
    return !idle_ && hold_ == Hold::TillHit;
}

bool Thinker::setHash(int megabytes) {
    try {
        engine_.setHash(megabytes);
        return true;
    } catch (const std::bad_alloc&) {
        engine_.setHash(1);
        return false;
    }
}

void Thinker::think(std::optional<Task> task, Hold hold, SearchListener listener) {
    assert(idle());
    hold_ = hold;
    begun_ = false;
    run([this, task = std::move(task), listener = std::move(listener)](const std::stop_token& stop) {
        return [done = listener.done, outcome = search(task, listener, stop)] { done(outcome); };
    });
}

void Thinker::run(Job job) {
    assert(idle());
    if (thread_.joinable()) thread_.join();
    idle_ = false;
    thread_ = std::jthread([this, job = std::move(job)](const std::stop_token& stop) {
        const auto lastWord = job(stop);
        idle_ = true;
        lastWord();
    });
}

std::optional<SearchResult> Thinker::search(const std::optional<Task>& task, const SearchListener& listener,
                                            const std::stop_token& stop) {
    std::optional<SearchResult> outcome;
    if (task) {
        outcome = engine_.think(*task, stop, [&](const Report& report) {
            begun();
            listener.report(report);
        });
    }
    begun();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, stop, [&] { return hold_ == Hold::None; });
    return outcome;
}

void Thinker::begun() {
    const std::lock_guard lock(mutex_);
    begun_ = true;
    changed_.notify_all();
}

/// An engine that has not begun yet would ignore `ponderHit`, so its first report is awaited.
void Thinker::ponderHit() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return begun_; });
    if (hold_ == Hold::TillHit) hold_ = Hold::None;
    engine_.ponderHit();
    changed_.notify_all();
}

void Thinker::stop() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
}

}  // namespace rokada::engine
