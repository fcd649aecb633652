#include "shell/altkey.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

namespace rokada::ui {

AltKey::AltKey(QObject* parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

bool AltKey::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress: {
            const auto& press = static_cast<const QKeyEvent&>(*event);
            if (!press.isAutoRepeat()) alone_ = press.key() == Qt::Key_Alt && press.modifiers() == Qt::AltModifier;
            break;
        }
        case QEvent::KeyRelease:
            if (static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Alt && std::exchange(alone_, false))
                emit pressedAlone();
            break;
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
        case QEvent::WindowDeactivate: alone_ = false; break;
        default: break;
    }
    return false;
}

}  // namespace rokada::ui
