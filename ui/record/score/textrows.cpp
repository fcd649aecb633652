#include "score/textrows.h"

#include "score/movelistmodel.h"
#include "score/movesdelegate.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace rokada::ui {

void TextRows::reset() {
    forget();
    view_.clearSpans();
}

void TextRows::layOutView() {
    layOutUp(moves_.rowCount() - 1);
    settle();
    // The value of the scroll bar is the index of the first visible row, because the table scrolls by rows.
    layOutDown(view_.verticalScrollBar()->value());
    settle();
}

void TextRows::layOutAround(int row) {
    layOutUp(row);
    layOutDown(row);
    settle();
}

void TextRows::layOutDown(int row) {
    for (int room = view_.viewport()->height(); row >= 0 && row < moves_.rowCount() && room > 0; ++row) {
        layOut(row);
        room -= view_.rowHeight(row);
    }
}

void TextRows::layOutUp(int row) {
    for (int room = view_.viewport()->height(); row >= 0 && room > 0; --row) {
        layOut(row);
        room -= view_.rowHeight(row);
    }
}

void TextRows::layOut(int row) {
    if (!moves_.isText(row)) return setHeight(row, view_.verticalHeader()->defaultSectionSize());
    if (!measured_.insert(row).second) return;
    const int columns = moves_.columnCount();
    if (columns > 1 && view_.columnSpan(row, 0) == 1) view_.setSpan(row, 0, 1, columns);
    const int width = std::max(1, view_.viewport()->width());
    setHeight(row, delegate_.lineHeight(moves_.variationText(row), view_.font(), width));
}

/// Sets the height of a row in pixels. QTableView does not measure a row again when its text changes.
void TextRows::setHeight(int row, int height) {
    if (view_.rowHeight(row) == height) return;
    // Disables updates until `settle`, because each update would need the heights of all rows before this row, which is
    // slow.
    view_.verticalHeader()->setUpdatesEnabled(false);
    view_.setRowHeight(row, height);
    changed_ = true;
}

/// If a height has changed, enables updates again, and updates the scroll range of the table.
void TextRows::settle() {
    if (!std::exchange(changed_, false)) return;
    view_.verticalHeader()->setUpdatesEnabled(true);
    view_.doItemsLayout();
}

}  // namespace rokada::ui
