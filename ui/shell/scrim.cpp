#include "shell/scrim.h"

#include <QEvent>
#include <QPainter>

namespace rokada::ui {

namespace {

constexpr double Darkness = 0.42;

}  // namespace

Scrim::Scrim(QWidget& window) : QWidget(&window) {
    setObjectName(QStringLiteral("scrim"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    window.installEventFilter(this);
}

bool Scrim::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::WindowBlocked:
            setGeometry(parentWidget()->rect());
            raise();
            show();
            break;
        case QEvent::WindowUnblocked: hide(); break;
        case QEvent::Resize: setGeometry(parentWidget()->rect()); break;
        default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Scrim::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(Darkness);
    painter.fillRect(rect(), Qt::black);
}

}  // namespace rokada::ui
