#include "kit/callqueue.h"

#include <QMetaObject>

#include <utility>

namespace rokada::ui {

void CallQueue::post(std::function<void()> call) {
    {
        const std::lock_guard lock(mutex_);
        calls_.push_back(std::move(call));
    }
    QMetaObject::invokeMethod(this, "deliverOne", Qt::QueuedConnection);
}

/// Makes the first call of the queue. Uses no member after the call, because the call may delete this queue.
void CallQueue::deliverOne() {
    std::function<void()> call;
    {
        const std::lock_guard lock(mutex_);
        call = std::move(calls_.front());
        calls_.pop_front();
    }
    call();
}

}  // namespace rokada::ui
