// Sets the heights of the rows with comments and variations in the list of moves to the heights of their texts.
// Measures only visible rows, because measuring is slow. Other rows have the default height until they become visible.
#pragma once

#include <cstddef>
#include <unordered_set>

class QTableView;

namespace rokada::ui {

class MoveListModel;
class MovesDelegate;

class TextRows {
public:
    TextRows(QTableView& view, const MoveListModel& moves, const MovesDelegate& delegate)
        : view_(view), moves_(moves), delegate_(delegate) {}

    /// Forgets all measured rows and their column spans. Call it when the table shows other rows.
    void reset();
    /// Forgets which rows are measured. Call it when texts or the width have changed.
    void forget() { measured_.clear(); }
    /// Measures the visible rows and the last rows of the table, because both determine the scroll range.
    void layOutView();
    /// Measures all rows that can be visible at the same time as `row`.
    void layOutAround(int row);
    /// Returns the number of rows that have been measured since the last call of `reset` or `forget`.
    [[nodiscard]] std::size_t measured() const { return measured_.size(); }

private:
    void layOutDown(int row);
    void layOutUp(int row);
    void layOut(int row);
    void setHeight(int row, int height);
    void settle();

    QTableView& view_;
    const MoveListModel& moves_;
    const MovesDelegate& delegate_;
    std::unordered_set<int> measured_;
    bool changed_ = false;
};

}  // namespace rokada::ui
