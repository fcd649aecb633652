// A table in which rows are chosen, one at a time, by a click or by a key.
#pragma once

#include <QHeaderView>
#include <QStyle>
#include <QTableView>

namespace rokada::ui {

/// No grid, columns as wide as what is in them.
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

    /// `choose` is called with the number of each row that is chosen.
    template <class Choose>
    void onChosen(QObject* context, Choose choose) {
        connect(this, &QTableView::clicked, context, [choose](const QModelIndex& index) {
            if (index.isValid()) choose(index.row());
        });
        // A click has done it already.
        connect(this, &QTableView::activated, context, [this, choose](const QModelIndex& index) {
            const bool clicked = style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick) != 0;
            if (index.isValid() && hasFocus() && !clicked) choose(index.row());
        });
    }
};

}  // namespace rokada::ui
