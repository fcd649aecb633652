#include "kit/verticalscroll.h"

#include <QEvent>
#include <QScopedValueRollback>

namespace rokada::ui {

namespace {

/// Numbers of nested resizes of the content. From `Restless` on, the scroll bar is always shown. `Endless` of them are
/// not answered by a further resize. Up to four happen when the bar appears.
constexpr int Restless = 8, Endless = 16;

}  // namespace

VerticalScroll::VerticalScroll(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

VerticalScroll::VerticalScroll(QWidget* content, QWidget* parent) : VerticalScroll(parent) { setWidget(content); }

bool VerticalScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched != widget() || event->type() != QEvent::Resize) return QScrollArea::eventFilter(watched, event);
    if (nested_ >= Endless) return false;
    const QScopedValueRollback counted(nested_, nested_ + 1);
    if (nested_ >= Restless && verticalScrollBarPolicy() == Qt::ScrollBarAsNeeded)
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    return QScrollArea::eventFilter(watched, event);
}

void VerticalScroll::resizeEvent(QResizeEvent* event) {
    // A resize within a resize of the content comes from the bar and not from the size of the area.
    if (nested_ == 0 && verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn)
        setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QScrollArea::resizeEvent(event);
}

}  // namespace rokada::ui
