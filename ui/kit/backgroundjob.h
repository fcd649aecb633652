// A thread that does one thing at a time, and whose misfortunes are told instead of ending the program.
#pragma once

#include "kit/callqueue.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace rokada::ui {

/// Work that must not keep the window waiting. Neither a lack of memory nor a lack of threads leaves it by another way
/// than `failed`.
class BackgroundJob final : public QObject {
    Q_OBJECT
public:
    using Job = std::function<void(const std::stop_token&)>;

    using QObject::QObject;
    ~BackgroundJob() override;

    /// Calls off what is running, and begins.
    void start(Job job);
    /// Asks it to stop, and goes on.
    void requestStop() { thread_.request_stop(); }
    /// Asks it to stop, and waits for that. News of it that have not arrived are dropped.
    void callOff();
    /// Waits for its end.
    void wait();
    [[nodiscard]] bool running() const { return thread_.joinable(); }

signals:
    /// On the thread of this object, some time after `start`. `why` is in the words of the system.
    void failed(const QString& why);

private:
    CallQueue news_;
    std::uint64_t number_ = 0;  ///< of the job; failures of earlier ones are not wanted
    std::jthread thread_;
};

/// What an exception says, in words for people where it is one of the usual ones. To be called while it is handled.
[[nodiscard]] QString whatWentWrong();

}  // namespace rokada::ui
