#include "shell/partfocus.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

bool takesFocus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// Returns `part` itself or its first descendant that accepts the Tab focus, otherwise nullptr.
QWidget* targetIn(QWidget& part) {
    if (takesFocus(part)) return &part;
    for (QWidget* next = part.nextInFocusChain(); next != &part; next = next->nextInFocusChain())
        if (part.isAncestorOf(next) && takesFocus(*next)) return next;
    return nullptr;
}

}  // namespace

QList<QWidget*> partsOf(QWidget& page) {
    QList<QWidget*> parts;
    for (QWidget* widget : page.findChildren<QWidget*>())
        if (widget->isVisible() && widget->property(FocusPart).toBool()) parts << widget;
    if (parts.isEmpty()) parts << &page;
    return parts;
}

void focusNextPart(const QList<QWidget*>& parts) {
    const QWidget* focus = QApplication::focusWidget();
    const auto current = std::ranges::find_if(
        parts, [focus](const QWidget* part) { return focus && (part == focus || part->isAncestorOf(focus)); });
    const qsizetype begin = current == parts.end() ? -1 : current - parts.begin();
    for (qsizetype i = 1; i <= parts.size(); ++i) {
        QWidget* target = targetIn(*parts[(begin + i) % parts.size()]);
        if (target) return target->setFocus(Qt::TabFocusReason);
    }
}

}  // namespace rokada::ui
