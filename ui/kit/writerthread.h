// Repeats one kind of write on a worker thread, because a lock of another program or a slow disk must not block the
// window.
#pragma once

#include "kit/callqueue.h"
#include "kit/writefile.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace rokada::ui {

/// Calls one function on a worker thread at each request. The object lives on the thread of the window.
class WriterThread {
public:
    /// `write` runs on the worker thread and must own all that it uses. `told` is called on the thread of the window
    /// with the result of each call, unless `finish` has returned that result.
    WriterThread(std::function<Written()> write, std::function<void(const Written&)> told);
    /// Does not wait for a running call, which then completes only if the program lives long enough.
    ~WriterThread();
    WriterThread(const WriterThread&) = delete;
    WriterThread& operator=(const WriterThread&) = delete;

    /// Requests a call. Requests during a call are joined into one further call.
    void request();
    /// Waits until the requested calls have returned. Returns the result of the last one, or an error if that takes too
    /// long.
    [[nodiscard]] Written finish();
    /// Returns true until the requested calls have returned.
    [[nodiscard]] bool writing() const;
    /// Returns true if `finish` would return a result that `told` has not received.
    [[nodiscard]] bool untold() const;

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);
    static void callOnce(const std::shared_ptr<State>& state);
    void report(std::uint64_t call, const Written& done);

    const std::function<void(const Written&)> told_;
    std::uint64_t reported_ = 0;  ///< number of the last call that was reported
    std::shared_ptr<State> state_;
    CallQueue calls_;
};

}  // namespace rokada::ui
