#include "kit/callqueue.h"

#include <QMetaObject>

#include <utility>

namespace rokada::ui {

void CallQueue::give(std::function<void()> news) {
    {
        const std::lock_guard lock(mutex_);
        news_.push_back(std::move(news));
    }
    QMetaObject::invokeMethod(this, "deliverOne", Qt::QueuedConnection);
}

/// Uses no member after the call, because the call may delete this queue.
void CallQueue::deliverOne() {
    std::function<void()> news;
    {
        const std::lock_guard lock(mutex_);
        news = std::move(news_.front());
        news_.pop_front();
    }
    news();
}

}  // namespace rokada::ui
