#include "paint/capturedpainter.h"

#include "paint/sidepainter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int Largest = 22;
constexpr int Between = 3;

/// One kind of pieces, so many pictures of it, and perhaps a number instead of more.
struct Group {
    Piece piece = NoPiece;
    int pictures = 1;
    QString number;
};

class Row {
public:
    Row(const QPainter& painter, const SeatScene& seat, int height)
        : size_(std::min(height, Largest)), font_(painter.font()), lead_(leadText(seat.lead)), badged_(seat.teamLead) {
        font_.setPixelSize(std::clamp(height * 3 / 4, 10, 14));
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
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(PanelPlate));
        painter.drawRoundedRect(QRectF(at.x() - 1, at.y() - 1, width - Between + 2, size_ + 2), 4, 4);
    }

    /// Only a lead is shown, not a deficit.
    static QString leadText(int lead) { return lead > 0 ? QStringLiteral("+%1").arg(lead) : QString(); }

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

}  // namespace rokada::ui
