#include "shell/pageturn.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace rokada::ui {

PageTurn::PageTurn(QWidget& page, std::function<void()> then, QObject* owner) : QObject(owner), then_(std::move(then)) {
    page.installEventFilter(this);
}

bool PageTurn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        QMetaObject::invokeMethod(
            this, [this] { then_(); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
