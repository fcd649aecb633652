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

int FlowRow::rowsIn(int width) const {
    int rows = 1;
    int used = 0;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const int size = std::min(item->sizeHint().width(), std::max(width, 1));
        if (used > 0 && used + size > width) {
            ++rows;
            used = 0;
        }
        used += size + FlowGap;
    }
    return rows;
}

/// The smallest width that needs no more rows: no widget is left alone in the last one.
int FlowRow::evenWidth(int width) const {
    const int rows = rowsIn(width);
    int least = 0, most = width;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) least = std::max(least, std::min(item->sizeHint().width(), width));
    }
    while (least < most) {
        const int middle = (least + most) / 2;
        if (rowsIn(middle) > rows) {
            least = middle + 1;
        } else {
            most = middle;
        }
    }
    return most;
}

int FlowRow::arrange(const QRect& room, bool move) const {
    const int width = evenWidth(room.width());
    QPoint at = room.topLeft();
    int high = 0;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo({std::max(room.width(), 1), QLAYOUTSIZE_MAX});
        if (at.x() > room.left() && at.x() + size.width() > room.left() + width) {
            at = {room.left(), at.y() + high + FlowGap};
            high = 0;
        }
        if (move) item->setGeometry(QRect(at, size));
        at.rx() += size.width() + FlowGap;
        high = std::max(high, size.height());
    }
    return at.y() + high - room.top();
}

}  // namespace rokada::ui
