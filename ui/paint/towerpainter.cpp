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

/// In parts of the box: what the top piece keeps clear of discs and edges.
constexpr double Clear = 0.02;
/// Discs lie in squares of a grid: so many across, so many of them for the top piece either way, and what the number
/// takes above the discs.
struct Grid {
    int across, top;
    QSize number;
    [[nodiscard]] constexpr std::size_t room() const {
        return static_cast<std::size_t>(across * across - top * top - number.width() * number.height());
    }
};
constexpr std::array<Grid, 3> Grids{{{4, 3, {1, 1}}, {5, 3, {2, 1}}, {8, 5, {3, 2}}}};
static_assert(Grids.back().room() >= MaxTower);
/// So many discs are on one line under the top piece and fill it.
constexpr std::size_t FirstLine = 4;
/// From this number of discs on the pieces are counted, and the top piece makes room for the number.
constexpr std::size_t CountedFrom = 4;
/// Between two squares of a grid, in parts of one.
constexpr double Between = 0.07;
/// Drawings of pieces leave a part of their box empty, below and on all sides together.
constexpr double BelowDrawing = 0.09, DrawingWidth = 0.86;
constexpr double StaysOpacity = 0.4;
/// How much of a disc its sign has: the rest has to show whose it is.
constexpr double SignPart = 0.74, SignPartOfWide = 0.86;
/// Around dark discs, on dark squares.
constexpr QRgb PaleEdge = 0x9C958A;

/// An edge of the same shade for all: a white one would make a small dark disc as light as one of the other side.
QColor edgeOf(const QColor& face) { return face.lightness() < 128 ? QColor(PaleEdge) : QColor(OutlineInk); }

/// What a pawn will become, if pawns of the variant differ in that; NoKind if they do not.
Kind identityOf(const Variant& variant, Piece piece) {
    const char identity = variant.kinds[kindOf(piece)].identity;
    return identity == 0 ? NoKind : variant.kindOf(identity);
}

void paintSign(QPainter& painter, const BoardView& view, QPointF middle, double side, Kind kind, const QColor& ink) {
    const QRectF place(middle - QPointF(side / 2, side / 2), QSizeF(side, side));
    view.art.drawSign(painter, place, view.variant.kinds[kind], ink, view.ratio);
}

/// The face of a disc: rim and ground in the owner's colour.
void paintFace(QPainter& painter, const QRectF& place, const QColor& colour, bool lifted) {
    const double high = std::min(place.width(), place.height());
    const double line = std::clamp(high / 14, 0.8, 1.6) * (lifted ? 1.6 : 1);
    const double round = high * 0.3;
    painter.setPen(QPen(lifted ? QColor(MarkGreen) : edgeOf(colour), line));
    painter.setBrush(colour);
    painter.drawRoundedRect(place.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
}

/// A disc in its owner's colour, and on it the sign of the piece.
void paintRim(QPainter& painter, const BoardView& view, const QRectF& rim, Piece piece, bool lifted) {
    const QColor colour = view.colour(sideOf(piece));
    paintFace(painter, rim, colour, lifted);
    const bool wide = rim.width() > 1.5 * rim.height();
    const double side = std::round(wide ? SignPartOfWide * rim.height() : SignPart * rim.width());
    paintSign(painter, view, rim.center(), side, kindOf(piece), readableOn(colour));
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
    constexpr int Smallest = 28, Gap = 4;
    const int largest = std::max(56, layout.cell() * 4 / 5);
    const QRect board = layout.whole();
    const int names = layout.edge() + layout.nameStrip();
    const int end = board.right() + layout.edge();
    const int left = board.left() - names, right = layout.room().width() - end - 1;
    const int highest = board.height() / static_cast<int>(count);
    const bool room = std::max(left, right) >= Smallest + 2 * Gap;
    const int side = std::min({largest, highest, room ? std::max(left, right) - 2 * Gap : layout.cell()});
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

/// As the discs on the board, and of a pawn what it will become, in its side's colour.
void paintFanItem(QPainter& painter, const BoardView& view, const QRectF& box, Piece piece, bool lifted) {
    painter.setOpacity(lifted ? 1 : StaysOpacity);
    const QColor colour = view.colour(sideOf(piece)), ink = readableOn(colour);
    paintFace(painter, box.adjusted(1, 1, -1, -1), colour, false);
    const Kind identity = identityOf(view.variant, piece);
    const double large = box.height() * 0.68, small = std::max(11.0, box.height() * 0.44);
    const QPointF aside = identity == NoKind ? QPointF() : QPointF(box.height() * 0.12, box.height() * 0.06);
    paintSign(painter, view, box.center() - aside, large, kindOf(piece), ink);
    if (identity == NoKind) return;
    const QRectF corner(box.bottomRight() - QPointF(small + 2, small + 2), QSizeF(small, small));
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(ink);
    painter.drawEllipse(corner);
    paintSign(painter, view, corner.center(), small * 0.66, identity, colour);
}

/// A drawing that stands on this line, as high as the part of it that is not empty.
QRectF standing(double left, double bottom, double high) {
    const double side = high / DrawingWidth;
    return {left + high / 2 - side / 2, bottom - side * (1 - BelowDrawing), side, side};
}

/// The discs on one line, as wide as there is room for each, and the top piece on it.
void addLine(TowerShape& shape, const QRectF& box, double cell, std::size_t below) {
    const double wide = box.width() / static_cast<double>(below), gap = Between * cell;
    for (std::size_t i = 0; i < below; ++i) {
        const QRectF place(box.left() + static_cast<double>(i) * wide, box.bottom() - cell, wide, cell);
        shape.rims.push_back(place.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2));
    }
}

/// Discs which flow round the top piece like text round a picture. The last line is full; what stays free is under the
/// number.
void addGrid(TowerShape& shape, const QRectF& box, const Grid& grid, std::size_t below) {
    const double cell = box.height() / grid.across, gap = Between * cell;
    std::size_t skipped = grid.room() - below;
    for (int row = 0; row < grid.across; ++row) {
        const int first = row < grid.top ? grid.top : 0;
        const int last = grid.across - (row < grid.number.height() ? grid.number.width() : 0);
        const auto room = static_cast<std::size_t>(last - first), free = std::min(room, skipped);
        skipped -= free;
        for (int column = first; column < last - static_cast<int>(free); ++column) {
            const QRectF place(box.left() + column * cell, box.top() + row * cell, cell, cell);
            shape.rims.push_back(place.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2));
        }
    }
}

}  // namespace

TowerShape towerShape(const QRectF& box, std::size_t below) {
    if (below == 0) return {box, {}, {}};
    const Grid& grid = *std::find_if(Grids.begin(), Grids.end(), [&](const Grid& g) { return g.room() >= below; });
    const double size = box.height(), cell = size / grid.across, clear = Clear * size;
    TowerShape shape;
    const double number = std::min(grid.number.width() * cell, size / 4);
    shape.count = QRectF(box.right() - number, box.top(), number, std::min(grid.number.height() * cell, number));
    below <= FirstLine ? addLine(shape, box, cell, below) : addGrid(shape, box, grid, below);
    const double high = grid.top * cell - 2 * clear;
    const double left = below < CountedFrom ? box.center().x() - high / 2 : box.left() + clear / 2;
    shape.top = standing(left, box.top() + grid.top * cell - clear, high);
    return shape;
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
    if (parted || shape.rims.size() >= CountedFrom) paintCount(painter, shape.count, parted ? lifted : all, parted);
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
