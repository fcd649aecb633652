#include "paint/promotionchooser.h"

#include "texts/names.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Minimum size of an item in pixels. Items are larger than small squares, so that they are easy to hit.
constexpr int SmallestItem = 44;
/// Minimum size, in pixels, of readable diagrams.
constexpr int SmallestDiagram = 84;
/// Width of the frame around the items, in pixels.
constexpr int FrameWidth = 4;

}  // namespace

PromotionChooser::PromotionChooser(const BoardLayout& layout, std::vector<Move> moves, ChoiceDiagrams diagrams)
    : moves_(std::move(moves)), diagrams_(std::move(diagrams)) {
    if (moves_.empty()) return;
    const QRect arrival = layout.rect(moves_.front().to());
    const QRect room = QRect(QPoint(0, 0), layout.room()).adjusted(FrameWidth, FrameWidth, -FrameWidth, -FrameWidth);
    const int count = static_cast<int>(moves_.size());
    const int smallest = diagrams_ ? SmallestDiagram : SmallestItem;
    const int side = std::min(std::max(layout.cell(), smallest), room.height() / count);
    const int width = diagrams_ ? 2 * side : side;
    upwards_ = arrival.center().y() > layout.area().center().y();

    QRect column(0, 0, width, side * count);
    column.moveLeft(arrival.center().x() - side / 2);
    if (upwards_) {
        column.moveBottom(arrival.bottom());
    } else {
        column.moveTop(arrival.top());
    }
    column.moveLeft(std::clamp(column.left(), room.left(), room.left() + room.width() - column.width()));
    column.moveTop(std::clamp(column.top(), room.top(), room.top() + room.height() - column.height()));
    for (int i = 0; i < count; ++i) {
        const int place = upwards_ ? count - 1 - i : i;
        items_.emplace_back(column.left(), column.top() + place * side, width, side);
    }
}

std::optional<std::size_t> PromotionChooser::at(QPoint point) const {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (items_[i].contains(point)) return i;
    }
    return std::nullopt;
}

QString PromotionChooser::nameAt(QPoint point, const Variant& variant) const {
    const auto item = at(point);
    if (!item) return {};
    return kindTitle(variant.kinds[moves_[*item].becomes()].name);
}

std::size_t PromotionChooser::next(int down) const {
    const int count = static_cast<int>(items_.size());
    const int further = upwards_ ? -down : down;
    return static_cast<std::size_t>((static_cast<int>(current_) + further + count) % count);
}

}  // namespace rokada::ui
