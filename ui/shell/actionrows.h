// Sorts the actions of a menu, menu bar or toolbar by number, with separators between groups.
#pragma once

#include <map>

class QAction;
class QWidget;

namespace rokada::ui {

class ActionRows {
public:
    /// `widget` must outlive this object. No other code may add actions to it.
    explicit ActionRows(QWidget& widget) : widget_(&widget) {}

    /// Adds an action. Its group is `number` divided by 100; see `Place` in actionspec.h.
    void add(int number, QAction* action);

private:
    void insert(int number, QAction* action);

    QWidget* widget_;
    /// Actions by number; a separator has the first number of the group below it, such as 300.
    std::map<int, QAction*> rows_;
};

}  // namespace rokada::ui
