// Passes calls from other threads to the thread of the window.
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace rokada::ui {

/// Takes functions on any thread and calls them in order on the thread that created the queue. Deleting the queue drops
/// the calls that are still in it. The queue has its own mutex, because the thread sanitizer does not see the locks of
/// Qt. Qt only wakes the receiving thread.
class CallQueue final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Adds a call to the queue. Thread-safe.
    void post(std::function<void()> call);

private slots:
    void deliverOne();

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> calls_;
};

}  // namespace rokada::ui
