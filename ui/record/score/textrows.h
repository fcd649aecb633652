// Rows of comments and variations span all columns of their table and are as high as their text. Only those that are in
// view are measured: others have the usual height until then.
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

    /// The table has other rows.
    void reset();
    /// The rows have other words, or another width.
    void forget() { measured_.clear(); }
    /// Those that are in view, and at the end of the table, as they say how far it can be scrolled.
    void layOutView();
    /// Those that are in view if this one is, wherever in the view it stands.
    void layOutAround(int row);
    /// Rows that were measured since then.
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
