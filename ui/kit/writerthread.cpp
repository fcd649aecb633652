#include "kit/writerthread.h"

#include "kit/backgroundjob.h"

#include <QCoreApplication>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace rokada::ui {

namespace {

/// Maximum wait of `finish`. It allows for two waits of two seconds for the lock of a settings file.
constexpr std::chrono::seconds FinishPatience(5);

Written resultOf(const std::function<Written()>& write) {
    try {
        return write();
    } catch (...) {
        return tl::unexpected(exceptionText());
    }
}

}  // namespace

/// State shared by both threads. The worker thread keeps it alive if the `WriterThread` object is deleted first.
struct WriterThread::State {
    std::function<Written()> write;
    std::mutex mutex;
    std::condition_variable changed;
    bool wanted = false;   ///< true if a call is requested
    bool busy = false;     ///< true during a call
    bool running = false;  ///< true while the worker thread exists
    bool over = false;
    std::uint64_t calls = 0;
    Written last;
    WriterThread* owner = nullptr;  ///< nullptr once the owner is deleted
};

WriterThread::WriterThread(std::function<Written()> write, std::function<void(const Written&)> told)
    : told_(std::move(told)), state_(std::make_shared<State>()) {
    state_->write = std::move(write);
    state_->owner = this;
}

WriterThread::~WriterThread() {
    const std::lock_guard lock(state_->mutex);
    state_->owner = nullptr;
    state_->over = true;
    state_->changed.notify_all();
}

void WriterThread::request() {
    {
        const std::lock_guard lock(state_->mutex);
        state_->wanted = true;
        if (state_->running) return state_->changed.notify_all();
        state_->running = true;
    }
    try {
        std::thread([state = state_] { run(state); }).detach();
    } catch (const std::system_error&) {
        // Without a worker thread, write on this thread. The window is blocked, but no data is lost.
        callOnce(state_);
        const std::lock_guard lock(state_->mutex);
        state_->running = false;
    }
}

void WriterThread::run(const std::shared_ptr<State>& state) {
    for (;;) {
        {
            std::unique_lock lock(state->mutex);
            state->changed.wait(lock, [&] { return state->wanted || state->over; });
            if (!state->wanted) return;
        }
        callOnce(state);
    }
}

void WriterThread::callOnce(const std::shared_ptr<State>& state) {
    {
        const std::lock_guard lock(state->mutex);
        state->wanted = false;
        state->busy = true;
    }
    const Written done = resultOf(state->write);
    const std::lock_guard lock(state->mutex);
    state->busy = false;
    state->last = done;
    ++state->calls;
    if (WriterThread* owner = state->owner)
        owner->calls_.post([owner, call = state->calls, done] { owner->report(call, done); });
    state->changed.notify_all();
}

void WriterThread::report(std::uint64_t call, const Written& done) {
    if (call <= reported_) return;
    reported_ = call;
    told_(done);
}

Written WriterThread::finish() {
    std::unique_lock lock(state_->mutex);
    const bool ended = state_->changed.wait_for(lock, FinishPatience, [&] { return !state_->wanted && !state_->busy; });
    if (!ended) return tl::unexpected(QCoreApplication::translate("File", "it takes too long"));
    reported_ = state_->calls;
    return state_->last;
}

bool WriterThread::writing() const {
    const std::lock_guard lock(state_->mutex);
    return state_->wanted || state_->busy;
}

bool WriterThread::untold() const {
    const std::lock_guard lock(state_->mutex);
    return state_->wanted || state_->busy || state_->calls > reported_;
}

}  // namespace rokada::ui
