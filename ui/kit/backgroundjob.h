// Runs one job at a time on a worker thread and reports its exceptions.
#pragma once

#include "kit/callqueue.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace rokada::ui {

/// Runs work that must not block the window. Emits `failed` for every failure of the work or of its start, including a
/// lack of memory or threads.
class BackgroundJob final : public QObject {
    Q_OBJECT
public:
    using Job = std::function<void(const std::stop_token&)>;

    using QObject::QObject;
    ~BackgroundJob() override;

    /// Asks the running job to stop and returns at once. The new `job` runs after the old one has ended. `failed` is no
    /// longer emitted for the old job.
    void start(Job job);
    /// Asks the job to stop and returns at once.
    void requestStop() { thread_.request_stop(); }
    /// Asks the job to stop and waits for its end. `failed` is not emitted for this job any more.
    void cancel();
    /// Waits for the end of the job without asking it to stop.
    void wait();
    /// Returns true after `start` until `cancel` or `wait` is called, even if the job has already ended.
    [[nodiscard]] bool running() const { return thread_.joinable(); }

signals:
    /// Emitted when a job has thrown an exception or could not be started. The signal comes through the event loop of
    /// the thread of this object, never from within `start`. `why` is the result of `exceptionText`.
    void failed(const QString& why);

private:
    CallQueue calls_;
    std::uint64_t number_ = 0;  ///< number of the current job; failures of earlier jobs are ignored
    std::jthread thread_;
};

/// Returns a message for the exception that is being handled. Call it only in a catch block.
[[nodiscard]] QString exceptionText();

}  // namespace rokada::ui
