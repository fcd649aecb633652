#include "newgame/taborder.h"

#include <QLayout>

namespace rokada::ui {

namespace {

void addStops(QLayout& layout, QWidgetList& stops) {
    for (int i = 0; i < layout.count(); ++i) {
        if (QWidget* widget = layout.itemAt(i)->widget()) stops << tabStops(*widget);
        if (QLayout* inner = layout.itemAt(i)->layout()) addStops(*inner, stops);
    }
}

}  // namespace

QWidgetList tabStops(QWidget& widget) {
    QWidgetList stops;
    if ((widget.focusPolicy() & Qt::TabFocus) != 0) stops << &widget;
    if (widget.layout()) {
        addStops(*widget.layout(), stops);
    } else if (!widget.inherits("QAbstractScrollArea") && !widget.inherits("QAbstractSpinBox")) {
        // A widget without a layout places its children itself. Their tab order is the order of their creation.
        for (QObject* child : widget.children()) {
            auto* part = qobject_cast<QWidget*>(child);
            if (part && !part->isWindow() && (part->focusPolicy() & Qt::TabFocus) != 0) stops << part;
        }
    }
    return stops;
}

}  // namespace rokada::ui
