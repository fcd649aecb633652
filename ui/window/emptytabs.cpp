#include "window/emptytabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

namespace rokada::ui {

void EmptyTabs::join(const Offers&) {
    for (auto* dock : window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        // The window lays its panels out first.
        connect(dock, &QDockWidget::visibilityChanged, this, &EmptyTabs::putAway, Qt::QueuedConnection);
    }
}

/// Outside the window, as Qt does with rows that it knows to be empty: it gives them their place again itself.
void EmptyTabs::putAway() {
    for (auto* tabs : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (tabs->count() < 2) tabs->move(-2 * tabs->width(), -2 * tabs->height());
    }
}

}  // namespace rokada::ui
