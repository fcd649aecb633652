// A table that stays silent for screen readers while it has no focus.
#pragma once

#include <QTableView>

namespace rokada::ui {

/// Works around Qt 6.4, which reports the focus on the current cell even if the table has no focus.
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
