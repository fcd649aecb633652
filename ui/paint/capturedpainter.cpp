#include "paint/capturedpainter.h"

#include "paint/sidepainter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int Largest = 44;
constexpr int Between = 3;

/// One kind of pieces, so many pictures of it, and perhaps a number instead of more.
struct Group {
    Piece piece = NoPiece;
    int pictures = 1;
    QString number;
};

/// Only a lead is shown, not a deficit.
QString leadText(int lead) { return lead > 0 ? QStringLiteral("+%1").arg(lead) : QString(); }

void paintPlate(QPainter& painter, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(PanelPlate));
    painter.drawRoundedRect(box, 4, 4);
}

class Row {
public:
    Row(const QPainter& painter, const SeatScene& seat, int height)
        : size_(std::min(height, Largest)), font_(painter.font()), lead_(leadText(seat.lead)), badged_(seat.teamLead) {
        font_.setPixelSize(std::clamp(height * 3 / 5, 11, 20));
        font_.setBold(true);
        for (const auto& [piece, count] : seat.captured) groups_.push_back({piece, count, {}});
    }

    /// Numbers instead of many pictures; then the least valuable pieces go, and at last the lead.
    void fit(int room) {
        if (width() > room) {
            for (Group& group : groups_) {
                if (group.pictures > 1) group.number = QString::number(group.pictures);
                group.pictures = 1;
            }
        }
        while (width() > room && !groups_.empty()) groups_.pop_back();
        if (width() > room) lead_.clear();
    }

    [[nodiscard]] int width() const {
        int width = lead_.isEmpty() ? 0 : advance(lead_) + Between + badge();
        for (const Group& group : groups_) width += widthOf(group);
        return width;
    }

    void paint(QPainter& painter, const BoardView& view, Side side, QPoint at, const QColor& ink) const {
        const bool plated = ink.lightness() > 127 && !groups_.empty();
        if (plated) plate(painter, at);
        painter.setFont(font_);
        painter.setPen(plated ? QColor(OutlineInk) : ink);
        for (const Group& group : groups_) {
            for (int i = 0; i < group.pictures; ++i)
                painter.drawPixmap(at + QPoint(i * step(), 0), view.picture(group.piece, size_));
            if (!group.number.isEmpty()) text(painter, at.x() + size_, at.y(), group.number);
            at.rx() += widthOf(group);
        }
        if (lead_.isEmpty()) return painter.setPen(ink);
        // Whose lead it is: the team's.
        if (badged_) paintTeamBadge(painter, view, side, QRectF(at, QSizeF(size_, size_)).adjusted(5, 4, -3, -4));
        painter.setPen(ink);
        text(painter, at.x() + Between + badge(), at.y(), lead_);
    }

private:
    void plate(QPainter& painter, QPoint at) const {
        int width = 0;
        for (const Group& group : groups_) width += widthOf(group);
        paintPlate(painter, QRectF(at.x() - 1, at.y() - 1, width - Between + 2, size_ + 2));
    }

    [[nodiscard]] int step() const { return size_ / 2; }
    [[nodiscard]] int badge() const { return badged_ ? size_ : 0; }
    [[nodiscard]] int advance(const QString& text) const { return QFontMetrics(font_).horizontalAdvance(text); }
    [[nodiscard]] int widthOf(const Group& group) const {
        return size_ + (group.pictures - 1) * step() + (group.number.isEmpty() ? 0 : advance(group.number)) + Between;
    }

    void text(QPainter& painter, int x, int y, const QString& words) const {
        painter.drawText(QRect(x, y, advance(words) + 1, size_), Qt::AlignLeft | Qt::AlignVCenter, words);
    }

    int size_;
    QFont font_;
    QString lead_;
    bool badged_;
    std::vector<Group> groups_;
};

/// As many kinds of pieces in a line as make the largest pictures, and the lead below them.
class Block {
public:
    Block(const QPainter& painter, const SeatScene& seat, QSize room)
        : width_(room.width()),
          font_(painter.font()),
          lead_(leadText(seat.lead)),
          badged_(seat.teamLead),
          groups_(seat.captured) {
        font_.setBold(true);
        for (size_ = std::min(Largest, width_); size_ > Least; --size_) {
            measure();
            if (height() <= room.height()) break;
        }
        measure();
        while (height() > room.height() && !groups_.empty()) groups_.pop_back();
        if (height() > room.height()) lead_.clear();
    }

    /// 0 if there is nothing to show.
    [[nodiscard]] int height() const { return lines() * size_ + (lead_.isEmpty() ? 0 : leadHeight()); }

    void paint(QPainter& painter, const BoardView& view, Side side, QPoint at, const QColor& ink) const {
        const int left = at.x() + (width_ - columns_ * size_) / 2;
        if (ink.lightness() > 127 && !groups_.empty())
            paintPlate(painter, QRectF(left - 1, at.y() - 1, columns_ * size_ + 2, lines() * size_ + 2));
        painter.setFont(font_);
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            const int place = static_cast<int>(i);
            const QRect cell(left + place % columns_ * size_, at.y() + place / columns_ * size_, size_, size_);
            painter.drawPixmap(cell.topLeft(), view.picture(groups_[i].first, size_));
            if (groups_[i].second > 1) number(painter, cell, groups_[i].second);
        }
        if (lead_.isEmpty()) return painter.setPen(ink);
        QRect below(at.x(), at.y() + lines() * size_, width_, leadHeight());
        if (badged_) {
            const double badge = leadHeight() * 0.7;
            const double free = width_ - badge - Between - QFontMetrics(font_).horizontalAdvance(lead_);
            const QRectF box(below.left() + free / 2, below.center().y() - badge / 2, badge, badge);
            paintTeamBadge(painter, view, side, box);
            below.setLeft(static_cast<int>(box.right()) + Between);
        }
        painter.setPen(ink);
        painter.drawText(below, static_cast<int>(badged_ ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, lead_);
    }

private:
    static constexpr int Least = 16;

    void measure() {
        columns_ = std::max(1, std::min(width_ / size_, static_cast<int>(groups_.size())));
        font_.setPixelSize(std::clamp(size_ / 2, 10, 18));
    }

    [[nodiscard]] int lines() const { return (static_cast<int>(groups_.size()) + columns_ - 1) / columns_; }
    [[nodiscard]] int leadHeight() const { return QFontMetrics(font_).height() + 2; }

    /// In the corner of its picture, on a plate of its own: it must be read on any piece.
    void number(QPainter& painter, const QRect& cell, int count) const {
        const QString text = QString::number(count);
        const QFontMetrics metrics(font_);
        QRect box(0, 0, metrics.horizontalAdvance(text) + 2, metrics.ascent());
        box.moveBottomRight(cell.bottomRight());
        paintPlate(painter, box);
        painter.setPen(QColor(OutlineInk));
        painter.drawText(box, Qt::AlignCenter, text);
    }

    int size_ = Least;
    int columns_ = 1;
    int width_;
    QFont font_;
    QString lead_;
    bool badged_;
    std::vector<std::pair<Piece, int>> groups_;
};

}  // namespace

int capturedWidth(const QPainter& painter, const SeatScene& seat, int height) {
    return Row(painter, seat, height).width();
}

void paintCaptured(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                   Qt::Alignment side, const QColor& ink) {
    Row row(painter, seat, room.height());
    row.fit(room.width());
    const int free = room.width() - row.width();
    const int x = room.left() + (side == Qt::AlignRight ? free : side == Qt::AlignHCenter ? free / 2 : 0);
    const auto shown = Side(&seat - view.scene.seats.data());
    row.paint(painter, view, shown, {x, room.top() + std::max(0, (room.height() - Largest) / 2)}, ink);
}

void paintCapturedBlock(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                        const QColor& ink) {
    const auto shown = Side(&seat - view.scene.seats.data());
    Block(painter, seat, room.size()).paint(painter, view, shown, room.topLeft(), ink);
}

}  // namespace rokada::ui
