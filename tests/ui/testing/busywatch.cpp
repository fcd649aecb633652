#include "busywatch.h"

#include <QEvent>
#include <QThread>

#include <ctime>
#include <utility>

namespace rokada::ui::testing {

namespace {

int depth = 0;
Busiest longest;

std::chrono::nanoseconds usedTime() {
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

}  // namespace

BusyWatch::BusyWatch(std::string what) : what_(std::move(what)), outermost_(depth++ == 0) {
    if (outermost_) begun_ = usedTime();
}

BusyWatch::~BusyWatch() {
    --depth;
    if (!outermost_) return;
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(usedTime() - begun_);
    if (time > longest.time) longest = {time, std::move(what_)};
}

Busiest BusyWatch::takeLongest() { return std::exchange(longest, {}); }

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    if (QThread::currentThread() != thread() || depth > 0) return QApplication::notify(receiver, event);
    const BusyWatch watch(std::string(receiver->metaObject()->className()) + ", event " +
                          std::to_string(event->type()));
    return QApplication::notify(receiver, event);
}

}  // namespace rokada::ui::testing
