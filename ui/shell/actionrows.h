// Actions of a menu, a menu bar or a toolbar, sorted by their numbers, with separators between groups.
#pragma once

#include <map>

class QAction;
class QWidget;

namespace rokada::ui {

class ActionRows {
public:
    /// Nothing else adds to the widget, which must outlive the rows.
    explicit ActionRows(QWidget& widget) : widget_(&widget) {}

    /// The hundreds of the number are its group; see `Place`.
    void add(int number, QAction* action);

private:
    void insert(int number, QAction* action);

    QWidget* widget_;
    std::map<int, QAction*> rows_;  ///< a separator has the whole hundred of the group behind it
};

}  // namespace rokada::ui
