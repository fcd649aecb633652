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

    /// Calls `choose` with the row number, counted from 0, each time the user clicks or activates a row. The calls stop
    /// when `context` is deleted.
    template <class Choose>
    void onChosen(QObject* context, Choose choose) {
        connect(this, &QTableView::clicked, context, [choose](const QModelIndex& index) {
            if (index.isValid()) choose(index.row());
        });
        // In styles that activate an item by a single click, a click emits both signals. Ignore the second one.
        connect(this, &QTableView::activated, context, [this, choose](const QModelIndex& index) {
            const bool clicked = style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick) != 0;
            if (index.isValid() && hasFocus() && !clicked) choose(index.row());
        });
    }
};

}  // namespace rokada::ui
