// Passes calls from other threads to the thread of the window.
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace rokada::ui {

/// Takes functions on any thread and calls them in order on the thread where this object was made. Calls that are left
/// when the object is deleted are dropped. The queue has its own mutex, because the thread sanitizer does not see the
/// locks of Qt; Qt only wakes the thread.
class CallQueue final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Adds a call. Thread-safe.
    void give(std::function<void()> news);

private slots:
    void deliverOne();

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> news_;
};

}  // namespace rokada::ui
