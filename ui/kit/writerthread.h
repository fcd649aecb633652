// Repeats one kind of file write on a worker thread. A lock of another program or a slow disk then does not block the
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
    /// `write` runs on the worker thread and must own all data that it uses. `told` is called on the thread of the
    /// window with the result of each call of `write`, unless `finish` has returned that result.
    WriterThread(std::function<Written()> write, std::function<void(const Written&)> told);
    /// Does not wait for a running call of `write`. This call completes only if the program does not end first.
    ~WriterThread();
    WriterThread(const WriterThread&) = delete;
    WriterThread& operator=(const WriterThread&) = delete;

    /// Requests a call of `write`. All requests during a running call cause one further call.
    void request();
    /// Waits until the requested calls have returned. Returns the result of the last call, or an error after five
    /// seconds.
    [[nodiscard]] Written finish();
    /// Returns true while a requested call has not returned.
    [[nodiscard]] bool writing() const;
    /// Returns true while a call is requested or running, or while `told` has not received its result.
    [[nodiscard]] bool untold() const;

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);
    static void callOnce(const std::shared_ptr<State>& state);
    void report(std::uint64_t call, const Written& done);

    const std::function<void(const Written&)> told_;
    std::uint64_t reported_ = 0;  ///< number of the last call whose result was reported
    std::shared_ptr<State> state_;
    CallQueue calls_;
};

}  // namespace rokada::ui
