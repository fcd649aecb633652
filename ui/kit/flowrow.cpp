#include "kit/flowrow.h"

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int FlowGap = 6;

}  // namespace

FlowRow::FlowRow() { setContentsMargins(0, 0, 0, 0); }

FlowRow::~FlowRow() { qDeleteAll(items_); }

void FlowRow::addItem(QLayoutItem* item) { items_ << item; }

int FlowRow::count() const { return static_cast<int>(items_.size()); }

QLayoutItem* FlowRow::itemAt(int index) const { return items_.value(index, nullptr); }

QLayoutItem* FlowRow::takeAt(int index) { return index >= 0 && index < count() ? items_.takeAt(index) : nullptr; }

int FlowRow::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowRow::sizeHint() const {
    QSize size;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize wanted = item->sizeHint();
        size = {size.width() + wanted.width() + FlowGap, std::max(size.height(), wanted.height())};
    }
    return size;
}

QSize FlowRow::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowRow::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    arrange(room, true);
}

QSize FlowRow::sizeOf(const QLayoutItem& item, int width) {
    return item.sizeHint().boundedTo({std::max(width, 1), QLAYOUTSIZE_MAX});
}

std::vector<FlowRow::Row> FlowRow::rowsIn(int width, int widest) const {
    std::vector<Row> rows;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = sizeOf(*item, widest);
        if (rows.empty() || rows.back().width + FlowGap + size.width() > width) {
            rows.push_back({.items = {item}, .width = size.width(), .height = size.height()});
            continue;
        }
        Row& row = rows.back();
        row.items << item;
        row.width += FlowGap + size.width();
        row.height = std::max(row.height, size.height());
    }
    return rows;
}

/// Returns the smallest row width that needs no more rows than `width`. With this width, the last row is not much
/// shorter than the others.
int FlowRow::evenWidth(int width) const {
    const std::size_t rows = rowsIn(width, width).size();
    int least = 0, most = width;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) least = std::max(least, std::min(item->sizeHint().width(), width));
    }
    while (least < most) {
        const int middle = (least + most) / 2;
        if (rowsIn(middle, width).size() > rows) {
            least = middle + 1;
        } else {
            most = middle;
        }
    }
    return most;
}

int FlowRow::arrange(const QRect& room, bool move) const {
    const auto rows = rowsIn(evenWidth(room.width()), room.width());
    int top = room.top();
    for (const Row& row : rows) {
        const bool fills = even_ || (filling_ && rows.size() > 1);
        if (move && !(even_ && placeEvenly(row, room, top)))
            place(row, room, top, fills ? room.width() - row.width : 0);
        top += row.height + FlowGap;
    }
    return std::max(0, top - FlowGap - room.top());
}

/// Gives all widgets of the row the same width. Returns false and places no widget if one of them is wider than its
/// share.
bool FlowRow::placeEvenly(const Row& row, const QRect& room, int top) const {
    const auto count = static_cast<int>(row.items.size());
    const int share = (room.width() - (count - 1) * FlowGap) / count;
    for (const QLayoutItem* item : row.items) {
        if (sizeOf(*item, room.width()).width() > share) return false;
    }
    int x = room.left();
    for (QLayoutItem* item : row.items) {
        const bool last = item == row.items.back();
        item->setGeometry(QRect(x, top, last ? room.right() + 1 - x : share, sizeOf(*item, room.width()).height()));
        x += share + FlowGap;
    }
    return true;
}

/// Places the widgets of the row and distributes the remaining width, `left` pixels, among them.
void FlowRow::place(const Row& row, const QRect& room, int top, int left) {
    int x = room.left();
    auto widgets = static_cast<int>(row.items.size());
    for (QLayoutItem* item : row.items) {
        const int more = left / widgets--;
        left -= more;
        const QSize size = sizeOf(*item, room.width()) + QSize(more, 0);
        item->setGeometry(QRect(QPoint(x, top), size));
        x += size.width() + FlowGap;
    }
}

}  // namespace rokada::ui
