#include "searchthread.h"

#include "ai/levels/oneply.h"

#include <cassert>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <system_error>
#include <utility>

namespace rokada::engine {

namespace {

/// Returns a legal move without a search.
SearchResult anyAnswer(const Task& task) {
    const std::vector<Move>& only = task.limits.only;
    return {.best = only.empty() ? chooseOnePly(task.position, task.seed) : only.front(), .ponder = {}, .report = {}};
}

}  // namespace

bool SearchThread::pondering() const {
    const std::lock_guard lock(mutex_);
    return !idle_ && hold_ == Hold::TillHit;
}

bool SearchThread::setHash(int megabytes) {
    try {
        engine_.setHash(megabytes);
        return true;
    } catch (const std::bad_alloc&) {
        engine_.setHash(1);
        return false;
    }
}

void SearchThread::think(std::optional<Task> task, Hold hold, const SearchListener& listener) {
    assert(idle());
    prepare(hold);
    Work work = searching(std::move(task), listener);
    run(std::move(work.job), work.failed);
}

void SearchThread::thinkNext(Task task, Hold hold, const SearchListener& listener) {
    prepare(hold);
    idle_ = false;
    next_ = searching(std::move(task), listener);
}

void SearchThread::prepare(Hold hold) {
    const std::lock_guard lock(mutex_);
    hold_ = hold;
    begun_ = false;
}

SearchThread::Work SearchThread::searching(std::optional<Task> task, const SearchListener& listener) {
    // The task is shared, because the calling thread needs it too: if no search thread can be started, the calling
    // thread must give the answer.
    const auto shared = std::make_shared<const std::optional<Task>>(std::move(task));
    return {[this, shared, listener](const std::stop_token& stop) {
                return [done = listener.done, outcome = search(*shared, listener, stop)] { done(outcome); };
            },
            [shared, listener](const char* why) {
                listener.failed(why);
                listener.done(*shared ? std::optional(anyAnswer(**shared)) : std::nullopt);
            }};
}

void SearchThread::run(Job job, const Failed& failed) {
    assert(idle());
    if (thread_.joinable()) thread_.join();
    idle_ = false;
    try {
        thread_ = std::jthread([this, first = Work{std::move(job), failed}](const std::stop_token& stop) {
            perform(first, stop);
            while (const auto work = takeNext(!stop.stop_requested())) perform(*work, stop);
        });
    } catch (const std::system_error& error) {
        idle_ = true;
        failed(error.what());
        (void)takeNext(false);
    }
}

void SearchThread::perform(const Work& work, const std::stop_token& stop) {
    std::function<void()> lastWord;
    std::string why;
    try {
        lastWord = work.job(stop);
    } catch (const std::exception& error) {
        why = error.what();
    }
    idle_ = true;
    lastWord ? lastWord() : work.failed(why.c_str());
}

/// Returns the work that `thinkNext` has stored; nullopt if there is none. If `wanted` is false, drops the work
/// instead, and the search thread becomes idle.
std::optional<SearchThread::Work> SearchThread::takeNext(bool wanted) {
    if (!next_) return std::nullopt;
    std::optional<Work> work = std::move(next_);
    next_.reset();
    if (wanted) return work;
    idle_ = true;
    return std::nullopt;
}

std::optional<SearchResult> SearchThread::search(const std::optional<Task>& task, const SearchListener& listener,
                                                 const std::stop_token& stop) {
    std::optional<SearchResult> outcome;
    if (task) outcome = answer(*task, listener, stop);
    begun();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, stop, [&] { return hold_ == Hold::None; });
    return outcome;
}

/// Searches a task. If the search fails, reports the failure at once and returns any legal move.
SearchResult SearchThread::answer(const Task& task, const SearchListener& listener, const std::stop_token& stop) {
    try {
        const auto onReport = [&](const Report& report) {
            begun();
            listener.report(report);
        };
        const auto onProgress = [&](const Progress& progress) {
            begun();
            if (listener.progress) listener.progress(progress);
        };
        return engine_.think(task, stop, onReport, onProgress);
    } catch (const std::exception& error) {
        listener.failed(error.what());
        return anyAnswer(task);
    }
}

void SearchThread::begun() {
    const std::lock_guard lock(mutex_);
    begun_ = true;
    changed_.notify_all();
}

/// Waits until the engine has started, because an engine that has not started ignores `ponderHit`.
void SearchThread::ponderHit() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return begun_; });
    if (hold_ == Hold::TillHit) hold_ = Hold::None;
    engine_.ponderHit();
    changed_.notify_all();
}

void SearchThread::stop() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
}

}  // namespace rokada::engine
