// A table whose current row may change while the focus is elsewhere.
#pragma once

#include <QTableView>

namespace rokada::ui {

/// Qt 6.4 tells screen readers that the current cell has the focus, even if the table has not.
class SilentTable final : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        hasFocus() ? QTableView::currentChanged(current, previous)
                   : QAbstractItemView::currentChanged(current, previous);  // NOLINT(bugprone-parent-virtual-call)
    }
};

}  // namespace rokada::ui
