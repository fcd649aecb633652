#include "shell/frontpages.h"

#include "kit/dockroom.h"
#include "shell/boardcolumn.h"
#include "shell/windowactions.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace rokada::ui {

FrontPages::FrontPages(QMainWindow& window, QStackedWidget& stack, BoardColumn& column, WindowActions& actions)
    : QObject(&window), window_(window), stack_(stack), column_(column), actions_(actions) {
    stack_.addWidget(&column_);
}

QWidget* FrontPages::shown() const {
    QWidget* current = stack_.currentWidget();
    return current == &column_ ? nullptr : current;
}

void FrontPages::show(QWidget& page, const QString& why) {
    if (shown() == nullptr) hidePanels();
    if (stack_.indexOf(&page) < 0) stack_.addWidget(&page);
    bringForward(page);
    actions_.setBoardHidden(why);
    emit changed();
}

void FrontPages::say(const QString& why) {
    if (shown() != nullptr) actions_.setBoardHidden(why);
}

void FrontPages::leave() {
    if (shown() == nullptr) return;
    bringForward(column_);
    actions_.setBoardHidden({});
    showPanels();
    emit changed();
}

/// A page that is not seen asks for no width: the panels need it.
void FrontPages::bringForward(QWidget& page) {
    for (int i = 0; i < stack_.count(); ++i) {
        QWidget* each = stack_.widget(i);
        const auto policy = each == &page || each == &column_ ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        each->setSizePolicy(policy, policy);
    }
    stack_.setCurrentWidget(&page);
}

void FrontPages::hidePanels() {
    state_ = window_.saveState();
    for (auto* dock : window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (dock->isHidden() || dock->isFloating()) continue;
        hidden_.emplace_back(dock);
        if (isSeen(*dock)) inFront_.emplace_back(dock, dock->size());
    }
    if (!actions_.toolBar().isHidden()) hidden_.emplace_back(&actions_.toolBar());
    for (const auto& panel : hidden_) panel->hide();
}

void FrontPages::showPanels() {
    for (const auto& panel : std::exchange(hidden_, {})) {
        if (panel) panel->show();
    }
    const auto inFront = std::exchange(inFront_, {});
    for (const auto& [panel, size] : inFront) {
        if (panel && !panel->isHidden()) panel->raise();
    }
    sizePanels(inFront);
}

/// Hidden panels lose what they had to those that are shown again first, and to the page.
void FrontPages::sizePanels(const std::vector<std::pair<QPointer<QDockWidget>, QSize>>& panels) {
    QList<QDockWidget*> docks;
    QList<int> widths, heights;
    for (const auto& [panel, size] : panels) {
        if (!panel || panel->isHidden() || panel->isFloating()) continue;
        docks << panel;
        widths << size.width();
        heights << size.height();
    }
    window_.resizeDocks(docks, widths, Qt::Horizontal);
    window_.resizeDocks(docks, heights, Qt::Vertical);
}

QByteArray FrontPages::windowState() const { return shown() != nullptr ? state_ : window_.saveState(); }

bool FrontPages::keeps(const QWidget& panel) const {
    return std::any_of(hidden_.begin(), hidden_.end(), [&](const auto& hidden) { return hidden == &panel; });
}

}  // namespace rokada::ui
