#include "newgame/seatring.h"

#include "scene/teams.h"

#include <algorithm>

namespace rokada::ui {

SeatRing::SeatRing(const Variant& variant, int spacing) : variant_(variant) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

SeatRing::~SeatRing() = default;

void SeatRing::addItem(QLayoutItem* item) { items_.emplace_back(item); }

int SeatRing::count() const { return static_cast<int>(items_.size()); }

QLayoutItem* SeatRing::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* SeatRing::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

QSize SeatRing::seatSize() const {
    QSize size;
    for (std::size_t side = 0; side < variant_.sideSpecs.size(); ++side)
        size = size.expandedTo(items_[side]->minimumSize());
    return size;
}

QSize SeatRing::boardSize() const { return items_.back()->sizeHint(); }

int SeatRing::ringWidth() const { return 2 * seatSize().width() + boardSize().width() + 2 * spacing(); }

bool SeatRing::surrounds(int width) const { return width >= ringWidth(); }

int SeatRing::heightForWidth(int width) const {
    const int seat = seatSize().height();
    if (surrounds(width)) return 2 * (seat + spacing()) + std::max(boardSize().height(), seat);
    const int seats = static_cast<int>(variant_.sideSpecs.size());
    return seats * seat + (seats - 1) * spacing();
}

QSize SeatRing::sizeHint() const { return {ringWidth(), heightForWidth(ringWidth())}; }

QSize SeatRing::minimumSize() const { return seatSize(); }

void SeatRing::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    surrounds(room.width()) ? placeRound(room) : placeInColumn(room);
}

void SeatRing::placeRound(const QRect& room) {
    const QSize board = boardSize();
    const QSize seat((room.width() - board.width()) / 2 - spacing(), seatSize().height());
    const int middle = std::max(board.height(), seat.height());
    const QRect centre(room.left() + seat.width() + spacing(), room.top() + seat.height() + spacing(), board.width(),
                       middle);
    items_.back()->setGeometry({centre.topLeft() + QPoint(0, (middle - board.height()) / 2), board});
    const auto start = [this](int direction, int from, int length, int seatLength) {
        if (direction == 0) return from + (length - seatLength) / 2;
        return direction > 0 ? from + length + spacing() : from - spacing() - seatLength;
    };
    for (std::size_t side = 0; side < variant_.sideSpecs.size(); ++side) {
        const Delta towards = Delta{0, -1}.turned(variant_.sideSpecs[side].quarterTurns);
        const QPoint corner(start(towards.dx, centre.left(), centre.width(), seat.width()),
                            start(-towards.dy, centre.top(), centre.height(), seat.height()));
        items_[side]->setGeometry({corner, seat});
    }
}

void SeatRing::placeInColumn(const QRect& room) {
    items_.back()->setGeometry({});
    const int height = seatSize().height();
    int top = room.top();
    for (const std::vector<Side>& team : teamsOf(variant_)) {
        for (const Side side : team) {
            items_[side]->setGeometry({room.left(), top, room.width(), height});
            top += height + spacing();
        }
    }
}

}  // namespace rokada::ui
