#include "kit/dockroom.h"

#include <QDockWidget>
#include <QMainWindow>

namespace rokada::ui {

void giveHeight(QMainWindow& window, QDockWidget& dock, int height) {
    const int missing = height - dock.height();
    if (missing <= 0 || dock.isFloating()) return;
    QDockWidget* tallest = nullptr;
    for (auto* other : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool beside = other->x() == dock.x() && other->y() != dock.y();
        if (!beside || !other->isVisible() || other->isFloating()) continue;
        if (!tallest || other->height() > tallest->height()) tallest = other;
    }
    if (!tallest || tallest->height() <= missing) return;
    window.resizeDocks({tallest, &dock}, {tallest->height() - missing, height}, Qt::Vertical);
}

}  // namespace rokada::ui
