// Calls from other threads to the window.
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace rokada::ui {

/// Takes functions on any thread and calls them, one by one and in their order, on the thread that it was made on; not
/// at all if it is gone by then. They pass through a lock of our own, which the thread sanitizer sees; Qt, of which it
/// sees nothing, only wakes.
class CallQueue final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From any thread.
    void give(std::function<void()> news);

private slots:
    void deliverOne();

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> news_;
};

}  // namespace rokada::ui
