#include "kit/dockroom.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

/// Those that are seen on the side of the window where `dock` is, itself included.
std::vector<QDockWidget*> neighboursOf(const QMainWindow& window, QDockWidget& dock) {
    std::vector<QDockWidget*> found;
    for (auto* other : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool there = isSeen(*other) && !other->isFloating();
        if (there && window.dockWidgetArea(other) == window.dockWidgetArea(&dock)) found.push_back(other);
    }
    return found;
}

}  // namespace

bool isSeen(const QDockWidget& dock) {
    const QRect place = dock.geometry();
    return dock.isVisible() && (dock.isFloating() || (place.right() >= 0 && place.bottom() >= 0));
}

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

void shareHeight(QMainWindow& window, QDockWidget& dock, QDockWidget& other, int wanted, double most) {
    const bool apart = isSeen(dock) && isSeen(other) && !dock.isFloating() && !other.isFloating();
    if (!apart || dock.x() != other.x() || dock.y() == other.y()) return;
    const int both = dock.height() + other.height();
    const int height =
        std::max(std::min(both - wanted, static_cast<int>(both * most)), dock.minimumSizeHint().height());
    window.resizeDocks({&other, &dock}, {both - height, height}, Qt::Vertical);
}

void shareWhereTight(QMainWindow& window, QDockWidget& dock, const QDockWidget& kept, int easy) {
    if (dock.isFloating() || !dock.isVisible()) return;
    const int gap = window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
    int needed = -gap;
    QDockWidget* tallest = nullptr;
    for (QDockWidget* other : neighboursOf(window, dock)) {
        const int least = other->minimumSizeHint().height();
        needed += (other == &dock ? std::max(least, easy) : least) + gap;
        const bool free = other != &dock && other != &kept;
        if (free && (!tallest || other->height() > tallest->height())) tallest = other;
    }
    if (!tallest || needed <= window.centralWidget()->height()) return;
    window.tabifyDockWidget(tallest, &dock);
    dock.raise();
}

}  // namespace rokada::ui
