#include "shell/boardevents.h"

#include <QKeyEvent>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

template <class Event, class Answers>
bool answered(const Answers& answers, const QEvent& event) {
    const auto& own = static_cast<const Event&>(event);
    return std::ranges::any_of(answers, [&](const auto& entry) { return entry.second(own); });
}

}  // namespace

BoardEvents::BoardEvents(QWidget& board, QObject* parent) : QObject(parent) { board.installEventFilter(this); }

bool BoardEvents::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) return answered<QKeyEvent>(keys_, *event);
    if (event->type() == QEvent::Wheel) return answered<QWheelEvent>(wheels_, *event);
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
