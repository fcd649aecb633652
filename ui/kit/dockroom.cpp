#include "kit/dockroom.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyle>
#include <QTabBar>

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

/// How high the tabs of this dock and those behind it are; 0 if there are none. For the layout they belong to its
/// height.
int tabsBelow(const QMainWindow& window, const QDockWidget& dock) {
    for (const auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QRect bar = tabs->geometry(), place = dock.geometry();
        const bool under = bar.left() <= place.right() && bar.right() >= place.left();
        if (tabs->isVisible() && under && bar.top() == place.bottom() + 1) return bar.height();
    }
    return 0;
}

}  // namespace

bool isSeen(const QDockWidget& dock) {
    const QRect place = dock.geometry();
    return dock.isVisible() && (dock.isFloating() || (place.right() >= 0 && place.bottom() >= 0));
}

QDockWidget* tallestBeside(const QMainWindow& window, const QDockWidget& dock) {
    QDockWidget* tallest = nullptr;
    for (auto* other : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool beside = other->x() == dock.x() && other->y() != dock.y();
        if (!beside || !isSeen(*other) || other->isFloating()) continue;
        if (!tallest || other->height() > tallest->height()) tallest = other;
    }
    return tallest;
}

void giveHeight(QMainWindow& window, QDockWidget& dock, int height) {
    const int missing = height - dock.height();
    if (missing <= 0 || dock.isFloating()) return;
    QDockWidget* tallest = tallestBeside(window, dock);
    // One that has nothing to give is not asked: whoever asks again at each new layout would never come to an end.
    if (!tallest || tallest->height() <= std::max(missing, tallest->minimumSizeHint().height())) return;
    window.resizeDocks({tallest, &dock}, {tallest->height() - missing, height}, Qt::Vertical);
}

void shareHeight(QMainWindow& window, QDockWidget& dock, QDockWidget& other, int wanted, int most) {
    const bool apart = isSeen(dock) && isSeen(other) && !dock.isFloating() && !other.isFloating();
    if (!apart || dock.x() != other.x() || dock.y() == other.y()) return;
    const int both = dock.height() + other.height();
    const int height = std::max(std::min(both - wanted, most), dock.minimumSizeHint().height());
    window.resizeDocks({&other, &dock}, {both - height + tabsBelow(window, other), height + tabsBelow(window, dock)},
                       Qt::Vertical);
}

void shareWhereTight(QMainWindow& window, QDockWidget& dock, int easy, const QDockWidget& kept, int wanted) {
    if (dock.isFloating() || !dock.isVisible()) return;
    const int gap = window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
    int needed = -gap;
    QDockWidget* tallest = nullptr;
    for (QDockWidget* other : neighboursOf(window, dock)) {
        const int wish = other == &dock ? easy : other == &kept ? wanted : 0;
        needed += std::max(other->minimumSizeHint().height(), wish) + gap;
        const bool free = other != &dock && other != &kept;
        if (free && (!tallest || other->height() > tallest->height())) tallest = other;
    }
    if (!tallest || needed <= window.centralWidget()->height()) return;
    window.tabifyDockWidget(tallest, &dock);
    dock.raise();
}

}  // namespace rokada::ui
