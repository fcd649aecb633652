// A table whose rows are chosen by click or by key, one at a time.
#pragma once

#include <QHeaderView>
#include <QStyle>
#include <QTableView>

namespace rokada::ui {

/// Table without a grid. Its columns are as wide as their contents.
class RowTable final : public QTableView {
public:
    explicit RowTable(QWidget* parent) : QTableView(parent) {
        setSelectionBehavior(QAbstractItemView::SelectRows);
        setSelectionMode(QAbstractItemView::SingleSelection);
        setTabKeyNavigation(false);
        setShowGrid(false);
        setAlternatingRowColors(true);
        setWordWrap(false);
        verticalHeader()->hide();
        horizontalHeader()->setHighlightSections(false);
        horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    }

    /// Calls `choose` with the row number for each chosen row.
    template <class Choose>
    void onChosen(QObject* context, Choose choose) {
        connect(this, &QTableView::clicked, context, [choose](const QModelIndex& index) {
            if (index.isValid()) choose(index.row());
        });
        // With single-click activation, a click emits both signals, and `clicked` has already chosen the row.
        connect(this, &QTableView::activated, context, [this, choose](const QModelIndex& index) {
            const bool clicked = style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick) != 0;
            if (index.isValid() && hasFocus() && !clicked) choose(index.row());
        });
    }
};

}  // namespace rokada::ui
