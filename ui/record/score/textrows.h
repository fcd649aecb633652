// Sets the height of rows with comments and variations to the height of their text. Only visible rows are measured.
// Other rows have the default height until they become visible.
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

    /// Forgets all measured rows. Call it when the table shows other rows.
    void reset();
    /// Forgets the measured heights. Call it when texts or the width have changed.
    void forget() { measured_.clear(); }
    /// Measures the visible rows and the last rows of the table, because both determine the scroll range.
    void layOutView();
    /// Measures all rows that can be visible together with `row`.
    void layOutAround(int row);
    /// Returns the number of rows that have been measured since the last reset.
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
