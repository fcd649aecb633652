#include "paint/capturedpainter.h"

#include "scene/panelplaces.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int Largest = 44;
constexpr int Between = 3;
/// Smallest picture size at which each piece has its own picture, and step by which pictures shrink, both in pixels.
constexpr int Separate = 28, Step = 4;

/// Captured pieces of one kind. `number` is a text such as "×3" if one picture stands for several pieces.
struct Group {
    Piece piece = NoPiece;
    int pictures = 1;
    QString number;
};

/// Raises the opacity of a painter for the lifetime of the object, so that the captured pieces of an eliminated side
/// stay readable.
class LegiblyPainted {
public:
    explicit LegiblyPainted(QPainter& painter) : painter_(painter), before_(painter.opacity()) {
        painter_.setOpacity(std::max(before_, MinOpacity));
    }
    ~LegiblyPainted() { painter_.setOpacity(before_); }
    LegiblyPainted(const LegiblyPainted&) = delete;
    LegiblyPainted& operator=(const LegiblyPainted&) = delete;

private:
    static constexpr double MinOpacity = 0.8;
    QPainter& painter_;
    double before_;
};

/// Returns the font of numbers. It is not struck out, although the name painted before it may be.
QFont figures(const QPainter& painter) {
    return panels::sized(painter.font(), QFontInfo(painter.font()).pixelSize(), true);
}

/// Returns the text of a material lead in pawns, for example "+3". Returns an empty text if the side does not lead.
QString leadText(int lead) { return lead > 0 ? QStringLiteral("+%1").arg(lead) : QString(); }

void paintPlate(QPainter& painter, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(PanelPlate));
    painter.drawRoundedRect(box, 4, 4);
}

/// Rows of pictures, as large as possible. If all pieces do not fit in one row, each kind has one picture with the
/// number of its pieces, in one or more rows. If these rows do not fit either, the least valuable pieces are left out.
/// The material lead follows the pieces.
class Rows {
public:
    Rows(const QPainter& painter, const SeatScene& seat, QSize room)
        : font_(figures(painter)), lead_(leadText(seat.lead)) {
        for (const auto& [piece, count] : seat.captured) groups_.push_back({piece, count, {}});
        arrange(room);
    }

    /// Returns true if the rows show all pieces.
    [[nodiscard]] bool whole() const { return whole_; }
    /// Returns the size of all rows. The size is empty if there is nothing to show.
    [[nodiscard]] QSize size() const {
        int width = 0;
        for (const Line& line : lines_) width = std::max(width, line.width);
        return {width, static_cast<int>(lines_.size()) * size_};
    }

    void paint(QPainter& painter, const BoardView& view, const QRect& room, Qt::Alignment align,
               const QColor& ink) const {
        QPoint at(room.left(), room.top() + (room.height() - size().height()) / 2);
        for (const Line& line : lines_) {
            const int free = room.width() - line.width;
            at.setX(room.left() + (align == Qt::AlignRight ? free : align == Qt::AlignHCenter ? free / 2 : 0));
            paintLine(painter, view, line, at, ink);
            at.ry() += size_;
        }
    }

private:
    /// Row of pictures: the groups from `first` to before `end`. Only the last row shows the material lead.
    struct Line {
        std::size_t first = 0, end = 0;
        int width = 0;
        bool lead = false;
    };

    void arrange(QSize room) {
        const int largest = std::clamp(room.height(), 1, Largest);
        // Overlapping pictures must stay large, because only half of each is visible.
        const int separate = std::min(largest, Separate);
        for (int size = largest; size >= separate; size -= Step) {
            if (fits(size, room) && lines_.size() <= 1) return;
        }
        group();
        const int least = std::min(largest, MinCaptured);
        for (int size = largest; size > least; size -= Step) {
            if (fits(size, room)) return;
        }
        while (!fits(least, room) && !groups_.empty()) {
            groups_.pop_back();
            whole_ = false;
        }
        if (fits(least, room)) return;
        lead_.clear();
        lines_.clear();
    }

    void group() {
        for (Group& group : groups_) {
            if (group.pictures > 1) group.number = QStringLiteral("\u00D7%1").arg(group.pictures);
            group.pictures = 1;
        }
    }

    /// Breaks the pictures into rows for this picture size. Returns true if the rows fit the room.
    bool fits(int size, QSize room) {
        size_ = size;
        font_.setPixelSize(std::clamp(size * 3 / 5, 11, 20));
        lines_.clear();
        const auto place = [&](int width) {
            if (lines_.empty() || lines_.back().width + width > room.width()) {
                const std::size_t first = lines_.empty() ? 0 : lines_.back().end;
                lines_.push_back({first, first, 0});
            }
            lines_.back().width += width;
            return lines_.back().width <= room.width();
        };
        bool narrow = true;
        for (const Group& group : groups_) {
            narrow = place(widthOf(group)) && narrow;
            ++lines_.back().end;
        }
        if (!lead_.isEmpty()) {
            narrow = place(advance(lead_) + Between) && narrow;
            lines_.back().lead = true;
        }
        return narrow && static_cast<int>(lines_.size()) * size_ <= room.height();
    }

    void paintLine(QPainter& painter, const BoardView& view, const Line& line, QPoint at, const QColor& ink) const {
        const bool plated = ink.lightness() > 127 && line.end > line.first;
        if (plated) plate(painter, line, at);
        painter.setFont(font_);
        painter.setPen(plated ? QColor(OutlineInk) : ink);
        for (std::size_t n = line.first; n < line.end; ++n) {
            const Group& group = groups_[n];
            for (int i = 0; i < group.pictures; ++i)
                painter.drawPixmap(at + QPoint(i * step(), 0), view.picture(group.piece, size_));
            if (!group.number.isEmpty()) text(painter, at.x() + size_, at.y(), group.number);
            at.rx() += widthOf(group);
        }
        painter.setPen(ink);
        if (!line.lead) return;
        text(painter, at.x() + Between, at.y(), lead_);
    }

    void plate(QPainter& painter, const Line& line, QPoint at) const {
        int width = 0;
        for (std::size_t n = line.first; n < line.end; ++n) width += widthOf(groups_[n]);
        paintPlate(painter, QRectF(at.x() - 1, at.y() - 1, width - Between + 2, size_ + 2));
    }

    [[nodiscard]] int step() const { return size_ / 2; }
    [[nodiscard]] int advance(const QString& text) const { return QFontMetrics(font_).horizontalAdvance(text); }
    [[nodiscard]] int widthOf(const Group& group) const {
        return size_ + (group.pictures - 1) * step() + (group.number.isEmpty() ? 0 : advance(group.number)) + Between;
    }

    void text(QPainter& painter, int x, int y, const QString& words) const {
        painter.drawText(QRect(x, y, advance(words) + 1, size_), Qt::AlignLeft | Qt::AlignVCenter, words);
    }

    int size_ = MinCaptured;
    bool whole_ = true;
    QFont font_;
    QString lead_;
    std::vector<Group> groups_;
    std::vector<Line> lines_;
};

/// Grid of pictures with the number of columns that gives the largest pictures. The material lead is below the grid.
class Block {
public:
    Block(const QPainter& painter, const SeatScene& seat, QSize room)
        : width_(room.width()), font_(figures(painter)), lead_(leadText(seat.lead)), groups_(seat.captured) {
        for (size_ = std::min(Largest, width_); size_ > MinCaptured; --size_) {
            measure();
            if (height() <= room.height()) break;
        }
        measure();
        while (height() > room.height() && !groups_.empty()) groups_.pop_back();
        if (height() > room.height()) lead_.clear();
    }

    /// Returns the height of the grid and the lead in pixels. Returns 0 if there is nothing to show.
    [[nodiscard]] int height() const { return lines() * lineHeight() + (lead_.isEmpty() ? 0 : leadHeight()); }

    void paint(QPainter& painter, const BoardView& view, QPoint at, const QColor& ink) const {
        const int left = at.x() + (width_ - columns_ * size_) / 2;
        if (ink.lightness() > 127 && !groups_.empty())
            paintPlate(painter, QRectF(left - 1, at.y() - 1, columns_ * size_ + 2, lines() * lineHeight() + 2));
        painter.setFont(font_);
        painter.setPen(ink.lightness() > 127 ? QColor(OutlineInk) : ink);
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            const int place = static_cast<int>(i);
            const QRect cell(left + place % columns_ * size_, at.y() + place / columns_ * lineHeight(), size_, size_);
            painter.drawPixmap(cell.topLeft(), view.picture(groups_[i].first, size_));
            if (groups_[i].second > 1) number(painter, cell, groups_[i].second);
        }
        if (lead_.isEmpty()) return painter.setPen(ink);
        painter.setPen(ink);
        painter.drawText(QRect(at.x(), at.y() + lines() * lineHeight(), width_, leadHeight()), Qt::AlignCenter, lead_);
    }

private:
    void measure() {
        columns_ = std::max(1, std::min(width_ / size_, static_cast<int>(groups_.size())));
        font_.setPixelSize(std::clamp(size_ / 2, 10, 18));
    }

    [[nodiscard]] int lines() const { return (static_cast<int>(groups_.size()) + columns_ - 1) / columns_; }
    [[nodiscard]] int leadHeight() const { return QFontMetrics(font_).height() + 2; }
    /// Returns the height of a row. It includes room for the numbers if there are any.
    [[nodiscard]] int lineHeight() const { return size_ + (numbered() ? QFontMetrics(font_).ascent() : 0); }
    [[nodiscard]] bool numbered() const {
        return std::ranges::any_of(groups_, [](const auto& group) { return group.second > 1; });
    }

    /// Paints a number below its picture, because on the picture it would hide the piece.
    void number(QPainter& painter, const QRect& cell, int count) const {
        const QRect box(cell.left(), cell.bottom() + 1, cell.width(), QFontMetrics(font_).ascent());
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("\u00D7%1").arg(count));
    }

    int size_ = MinCaptured;
    int columns_ = 1;
    int width_;
    QFont font_;
    QString lead_;
    std::vector<std::pair<Piece, int>> groups_;
};

}  // namespace

CapturedSize capturedSize(const QPainter& painter, const SeatScene& seat, QSize room) {
    const Rows rows(painter, seat, room);
    return {rows.size(), rows.whole()};
}

void paintCaptured(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                   Qt::Alignment side, const QColor& ink) {
    const LegiblyPainted legibly(painter);
    Rows(painter, seat, room.size()).paint(painter, view, room, side, ink);
}

void paintCapturedBlock(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                        const QColor& ink) {
    const LegiblyPainted legibly(painter);
    Block(painter, seat, room.size()).paint(painter, view, room.topLeft(), ink);
}

}  // namespace rokada::ui
