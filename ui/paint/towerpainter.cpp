#include "paint/towerpainter.h"

#include "scene/markcolours.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace rokada::ui {

namespace {

/// In parts of the box: the rims of a stack of one or two, what the top piece keeps clear of them.
constexpr double HighestRim = 0.27, TwoRims = 0.225, Clear = 0.02;
constexpr double RimWidth = 0.92, Lean = 0.035;
/// Higher towers are squares of a grid: so many across, so many of them for the top piece either way.
struct Grid {
    int across, top;
    /// One square is for the number.
    [[nodiscard]] constexpr std::size_t room() const {
        return static_cast<std::size_t>(across * across - top * top - 1);
    }
};
constexpr std::array<Grid, 6> Grids{{{3, 2}, {4, 3}, {4, 2}, {5, 3}, {5, 2}, {6, 2}}};
static_assert(Grids.back().room() >= MaxTower);
constexpr std::size_t HighestStack = 2;
/// Between two squares of a grid, in parts of one.
constexpr double Between = 0.05;
/// Drawings of pieces leave a part of their box empty, below and on all sides together.
constexpr double BelowDrawing = 0.09, DrawingWidth = 0.86;
constexpr double StaysOpacity = 0.4;
/// How much of a disc its sign has: the rest has to show whose it is.
constexpr double SignPart = 0.7, SignPartOfRim = 0.84;
/// Around dark discs, on dark squares.
constexpr QRgb PaleEdge = 0x9C958A;
/// Between the colours of all sides.
constexpr QRgb DiscWood = 0xBD9A70;
/// From this height on the number of pieces is written beside them.
constexpr std::size_t CountedFrom = 4;

/// An edge of the same shade for all: a white one would make a small dark disc as light as one of the other side.
QColor edgeOf(const QColor& rim) { return rim.lightness() < 128 ? QColor(PaleEdge) : QColor(OutlineInk); }

/// What a pawn will become, if pawns of the variant differ in that; NoKind if they do not.
Kind identityOf(const Variant& variant, Piece piece) {
    const char identity = variant.kinds[kindOf(piece)].identity;
    return identity == 0 ? NoKind : variant.kindOf(identity);
}

/// In the colour of the piece's owner, with an outline as the large pieces have.
void paintSign(QPainter& painter, const BoardView& view, QPointF middle, double side, Piece piece) {
    const KindSpec& kind = view.variant.kinds[kindOf(piece)];
    const QColor colour = view.colour(sideOf(piece));
    const QRectF place(middle - QPointF(side / 2, side / 2), QSizeF(side, side));
    const double line = std::clamp(side / 16, 0.5, 1.2);
    for (const auto& [x, y] : {std::pair(-line, 0.0), {line, 0.0}, {0.0, -line}, {0.0, line}})
        view.art.drawSign(painter, place.translated(x, y), kind, edgeOf(colour), view.ratio);
    view.art.drawSign(painter, place, kind, colour, view.ratio);
}

/// A disc seen from the side, its rim in the owner's colour, and on it the sign of the piece.
void paintRim(QPainter& painter, const BoardView& view, const QRectF& rim, Piece piece, bool lifted) {
    const QColor colour = view.colour(sideOf(piece));
    const double line = std::clamp(rim.height() / 18, 0.6, 1.4), ring = std::clamp(rim.height() / 10, 1.0, 2.5);
    const QRectF disc = rim.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const bool wide = rim.width() > 2 * rim.height();
    const double round = disc.height() * (wide ? 0.42 : 0.3);
    painter.setPen(QPen(lifted ? QColor(MarkGreen) : edgeOf(colour), lifted ? 2 * line : line));
    painter.setBrush(colour);
    painter.drawRoundedRect(disc, round, round);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(DiscWood));
    painter.drawRoundedRect(disc.adjusted(ring, ring, -ring, -ring), round - ring, round - ring);
    const double side = std::round((wide ? SignPartOfRim : SignPart) * rim.height());
    paintSign(painter, view, rim.center(), side, piece);
}

/// Of a colour that no disc has.
constexpr QRgb CountBlue = 0x2B66A6;

void paintCount(QPainter& painter, const QRectF& place, int count, bool chosen) {
    const double part = count > 9 ? 0.66 : 0.78;
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(place.height() * part)));
    if (count > 9) font.setStretch(QFont::SemiCondensed);
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? QColor(MarkGreen).darker(130) : QColor(CountBlue));
    painter.drawRoundedRect(place, 2, 2);
    painter.setPen(QColor(OutlineWhite));
    painter.drawText(place.adjusted(-4, -4, 4, 4), Qt::AlignCenter, QString::number(count));
}

/// How wide the strip beside the board is, and from where the fan goes down.
QRect fanColumn(const BoardLayout& layout, Square square, std::size_t count) {
    constexpr int Smallest = 28, Largest = 56, Gap = 4;
    const QRect board = layout.whole();
    const int names = layout.edge() + layout.nameStrip();
    const int end = board.right() + layout.edge();
    const int left = board.left() - names, right = layout.room().width() - end - 1;
    const int highest = board.height() / static_cast<int>(count);
    const bool room = std::max(left, right) >= Smallest + 2 * Gap;
    const int side = std::min({Largest, highest, room ? std::max(left, right) - 2 * Gap : layout.cell()});
    QRect column(0, board.top(), side, side * static_cast<int>(count));
    if (room) {
        column.moveLeft(right >= left ? end + Gap : left - Gap - side);
    } else {
        const bool toTheLeft = layout.rect(square).center().x() < board.center().x();
        column.moveLeft(toTheLeft ? board.right() - Gap - side : board.left() + Gap);
    }
    const int wished = layout.rect(square).center().y() - column.height() / 2;
    column.moveTop(std::clamp(wished, board.top(), board.bottom() + 1 - column.height()));
    return column;
}

void paintFanItem(QPainter& painter, const BoardView& view, const QRectF& box, Piece piece, bool lifted) {
    painter.setOpacity(lifted ? 1 : StaysOpacity);
    const Kind identity = identityOf(view.variant, piece);
    const double side = box.height() * (identity == NoKind ? 0.9 : 0.78);
    const QRectF place(box.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    view.art.drawPiece(painter, place, view.variant.kinds[kindOf(piece)], view.sideId(sideOf(piece)), view.ratio);
    if (identity == NoKind) return;
    const double small = std::max(9.0, box.height() * 0.4);
    const QRectF corner(box.bottomRight() - QPointF(small, small), QSizeF(small, small));
    view.art.drawSign(painter, corner, view.variant.kinds[identity], QColor(OutlineInk), view.ratio);
}

/// A drawing that stands on this line, as high as the part of it that is not empty.
QRectF standing(double left, double bottom, double high) {
    const double side = high / DrawingWidth;
    return {left + high / 2 - side / 2, bottom - side * (1 - BelowDrawing), side, side};
}

/// Discs from the side, the top piece on them.
TowerShape stackShape(const QRectF& box, std::size_t below) {
    TowerShape shape;
    const double size = box.height(), height = std::round(size * (below == 1 ? HighestRim : TwoRims));
    const double width = RimWidth * size, lean = below == 1 ? 0 : Lean * size, foot = Clear * size;
    const double stack = height * static_cast<double>(below);
    for (std::size_t i = 0; i < below; ++i) {
        const double left = box.center().x() + (0.5 - static_cast<double>(i)) * lean - width / 2;
        shape.rims.emplace_back(left, box.bottom() - foot - stack + height * static_cast<double>(i), width, height);
    }
    const double high = size - stack - foot - 2 * Clear * size;
    shape.top = standing(box.center().x() + lean - high / 2, box.bottom() - foot - stack - Clear * size, high);
    shape.count = QRectF(box.right() - size / 4, box.top(), size / 4, size / 4);
    return shape;
}

/// Discs from above, which flow round the top piece like text round a picture. The last row is full; what stays free is
/// under the number.
TowerShape gridShape(const QRectF& box, std::size_t below) {
    const Grid grid = *std::find_if(Grids.begin(), Grids.end(), [&](const Grid& g) { return g.room() >= below; });
    const double cell = box.height() / grid.across, gap = Between * cell;
    const auto square = [&](int column, int row) {
        return QRectF(box.left() + column * cell, box.top() + row * cell, cell, cell)
            .adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2);
    };
    TowerShape shape;
    const double number = std::min(cell, box.height() / 4);
    shape.count = QRectF(box.right() - number, box.top(), number, number);
    std::size_t skipped = grid.room() - below;
    for (int row = 0; row < grid.across; ++row) {
        const int first = row < grid.top ? grid.top : 0, last = row == 0 ? grid.across - 1 : grid.across;
        const auto room = static_cast<std::size_t>(last - first), free = std::min(room, skipped);
        skipped -= free;
        for (int column = first; column < last - static_cast<int>(free); ++column)
            shape.rims.push_back(square(column, row));
    }
    const double high = grid.top * cell - Clear * box.height();
    shape.top = standing(box.left() + Clear * box.height() / 2, box.top() + high, high);
    return shape;
}

}  // namespace

TowerShape towerShape(const QRectF& box, std::size_t below) {
    if (below == 0) return {box, {}, {}};
    return below <= HighestStack ? stackShape(box, below) : gridShape(box, below);
}

void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted) {
    if (pieces.size() <= 1) {
        if (!pieces.empty()) view.drawPiece(painter, box, pieces.front());
        return;
    }
    painter.save();
    painter.translate(box.center());
    painter.rotate(90 * view.layout.turnsOf(sideOf(pieces.front())));
    painter.translate(-box.center());
    const TowerShape shape = towerShape(box, pieces.size() - 1);
    const auto all = static_cast<int>(pieces.size());
    const bool parted = lifted > 0 && lifted < all;
    const double opacity = painter.opacity();
    for (std::size_t i = shape.rims.size(); i-- > 0;) {
        const bool stays = parted && static_cast<int>(i) + 1 >= lifted;
        painter.setOpacity(stays ? opacity * StaysOpacity : opacity);
        paintRim(painter, view, shape.rims[i], pieces[i + 1], parted && !stays);
    }
    painter.setOpacity(opacity);
    const Piece top = pieces.front();
    view.art.drawPiece(painter, shape.top, view.variant.kinds[kindOf(top)], view.sideId(sideOf(top)), view.ratio);
    if (parted || pieces.size() >= CountedFrom) paintCount(painter, shape.count, parted ? lifted : all, parted);
    painter.restore();
}

std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan) {
    if (!fan) return {};
    const QRect column = fanColumn(layout, fan->square, fan->pieces.size());
    std::vector<QRect> boxes;
    for (std::size_t i = 0; i < fan->pieces.size(); ++i) {
        boxes.emplace_back(column.left(), column.top() + static_cast<int>(i) * column.width(), column.width(),
                           column.width());
    }
    return boxes;
}

void paintFan(QPainter& painter, const BoardView& view) {
    const auto boxes = fanBoxes(view.layout, view.attention.fan);
    if (boxes.empty()) return;
    const auto& fan = *view.attention.fan;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(OutlineInk), 1.5));
    painter.setBrush(QColor(0xE4DCCB));
    painter.drawRoundedRect(QRectF(boxes.front() | boxes.back()).adjusted(-2, -2, 2, 2), 5, 5);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool lifted = fan.lifted == 0 || static_cast<int>(i) < fan.lifted;
        paintFanItem(painter, view, boxes[i], fan.pieces[i], lifted);
        painter.setOpacity(1);
    }
    if (fan.lifted == 0) return;
    const QRect taken = boxes.front() | boxes[static_cast<std::size_t>(fan.lifted - 1)];
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(MarkGreen), 3));
    painter.drawRoundedRect(QRectF(taken).adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4);
}

}  // namespace rokada::ui
