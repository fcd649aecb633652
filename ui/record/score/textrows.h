// Adjusts the height of rows with comments and variations, which span all columns, to their text. Only visible rows are
// measured; others have the default height until then.
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

    /// Call when the table has other rows.
    void reset();
    /// Forgets the measured heights after a change of texts or width.
    void forget() { measured_.clear(); }
    /// Measures the visible rows and those at the end of the table, which determine the scroll range.
    void layOutView();
    /// Measures the rows that are visible if this one is, wherever it stands in the view.
    void layOutAround(int row);
    /// Returns the number of rows measured since the last reset.
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
