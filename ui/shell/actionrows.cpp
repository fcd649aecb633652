#include "shell/actionrows.h"

#include <QAction>
#include <QWidget>

#include <cassert>
#include <iterator>

namespace rokada::ui {

namespace {

constexpr int GroupSize = 100;

}  // namespace

void ActionRows::insert(int number, QAction* action) {
    const auto [row, added] = rows_.emplace(number, action);
    assert(added && "two entries have the same number");
    const auto next = std::next(row);
    widget_->insertAction(next == rows_.end() ? nullptr : next->second, action);
}

void ActionRows::add(int number, QAction* action) {
    assert(number % GroupSize != 0);
    insert(number, action);
    // The new row may be the first of its group, so a separator above or below it can be missing.
    for (auto row = std::next(rows_.begin()); row != rows_.end(); ++row) {
        const int start = row->first / GroupSize * GroupSize;
        if (std::prev(row)->first >= start || rows_.contains(start)) continue;
        auto* separator = new QAction(widget_);
        separator->setSeparator(true);
        insert(start, separator);
    }
}

}  // namespace rokada::ui
