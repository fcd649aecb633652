#include "shell/secondpress.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QVariant>

#include <chrono>

namespace rokada::ui {

namespace {

constexpr std::chrono::seconds LastMoment{5};
constexpr const char* Pressed = "secondPressOf";

/// Returns true if a press on `watched` can trigger the action, because `watched` is a menu or a button of the action.
/// Such a press does not cancel the question.
bool leadsTo(const QObject& watched, const QAction& action) {
    if (qobject_cast<const QMenu*>(&watched) != nullptr || qobject_cast<const QMenuBar*>(&watched) != nullptr)
        return true;
    return watched.property(Pressed).value<QObject*>() == &action;
}

}  // namespace

SecondPress::SecondPress(QAction& action) : QObject(&action), action_(action), armed_(this, LastMoment) {
    connect(&armed_, &Delay::timeout, this, [this] {
        endQuestion();
        emit forgotten();
    });
}

SecondPress& SecondPress::of(QAction& action) {
    auto* found = action.findChild<SecondPress*>(QString(), Qt::FindDirectChildrenOnly);
    return found != nullptr ? *found : *new SecondPress(action);
}

void SecondPress::exempt(QWidget& button, QAction& action) {
    button.setProperty(Pressed, QVariant::fromValue<QObject*>(&action));
}

bool SecondPress::confirmed() {
    if (armed_.active()) {
        disarm();
        return true;
    }
    armed_.start();
    qApp->installEventFilter(this);
    emit asked(question_);
    return false;
}

void SecondPress::disarm() {
    if (!armed_.active()) return;
    armed_.stop();
    endQuestion();
}

void SecondPress::endQuestion() {
    qApp->removeEventFilter(this);
    emit over(question_);
}

/// Cancels the question after a click elsewhere, or after Escape.
bool SecondPress::eventFilter(QObject* watched, QEvent* event) {
    const bool escape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool pressed = event->type() == QEvent::MouseButtonPress && watched->isWidgetType();
    if (escape || (pressed && !leadsTo(*watched, action_))) disarm();
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
