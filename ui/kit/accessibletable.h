// A table that stays silent for screen readers while it has no focus.
#pragma once

#include <QTableView>

namespace rokada::ui {

/// Works around a defect of Qt 6.4, which tells screen readers about each new current cell as if it had the focus. This
/// table does so only while it has the focus.
class AccessibleTable final : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        hasFocus() ? QTableView::currentChanged(current, previous)
                   : QAbstractItemView::currentChanged(current, previous);  // NOLINT(bugprone-parent-virtual-call)
    }
};

}  // namespace rokada::ui
