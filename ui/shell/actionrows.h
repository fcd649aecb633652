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

    /// Adds an action. The hundreds of `number` are the group of the action; see `Place`.
    void add(int number, QAction* action);

private:
    void insert(int number, QAction* action);

    QWidget* widget_;
    std::map<int, QAction*> rows_;  ///< a separator has the first number of the group below it, such as 300
};

}  // namespace rokada::ui
