#include "paint/towerpainter.h"

#include "scene/markcolours.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

/// In parts of the box: what the top piece keeps clear of plates and edges, how high a plate is, and the square of the
/// number of pieces that move.
constexpr double Clear = 0.02, PlateHigh = 0.36, NumberSize = 0.25;
/// So many plates fit beside each other; of a higher tower the uppermost are seen, and a number stands for the rest.
constexpr std::size_t MostPlates = 3, PlatesBesideNumber = 2;
/// Between two plates, in parts of their height.
constexpr double Between = 0.06;
/// Drawings of pieces leave a part of their box empty, below and on all sides together.
constexpr double BelowDrawing = 0.09, DrawingWidth = 0.86;
constexpr double StaysOpacity = 0.4;
/// How high a drawing is, in parts of its plate: those of pawns leave more of their box empty.
constexpr double PiecePart = 0.92, PawnPart = 1.1;
/// On a plate that is narrower than high.
constexpr double Wideness = 1.15;
/// Below a drawing, in parts of its plate.
constexpr double FootPart = 0.05;
/// Of plates: between the colours of the sides, so that pieces of both are seen on it.
constexpr QRgb Wood = 0xC6A272;

/// What a pawn will become, if pawns of the variant differ in that; NoKind if they do not.
Kind identityOf(const Variant& variant, Piece piece) {
    const char identity = variant.kinds[kindOf(piece)].identity;
    return identity == 0 ? NoKind : variant.kindOf(identity);
}

/// A drawing that stands on this line, as high as the part of it that is not empty.
QRectF standing(double left, double bottom, double high) {
    const double side = high / DrawingWidth;
    return {left + high / 2 - side / 2, bottom - side * (1 - BelowDrawing), side, side};
}

/// As the pieces on the squares are drawn, in the middle and at the foot of the place.
void paintPiece(QPainter& painter, const BoardView& view, const QRectF& place, double high, Piece piece) {
    const double foot = std::max(0.0, (place.height() - high) / 2) + FootPart * place.height();
    const QRectF box = standing(place.center().x() - high / 2, place.bottom() - foot, high);
    const double side = std::round(box.width());
    const QRectF sharp(std::round(box.center().x() - side / 2), std::round(box.center().y() - side / 2), side, side);
    view.art.drawPiece(painter, sharp, view.variant.kinds[kindOf(piece)], view.sideId(sideOf(piece)), view.ratio);
}

void paintFace(QPainter& painter, const QRectF& place, bool lifted) {
    const double high = std::min(place.width(), place.height());
    const double line = std::clamp(high / 14, 0.8, 1.6) * (lifted ? 1.6 : 1);
    const double round = high * 0.2;
    painter.setPen(QPen(QColor(lifted ? MarkGreen : OutlineInk), line));
    painter.setBrush(QColor(Wood));
    painter.drawRoundedRect(place.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
}

void paintPlate(QPainter& painter, const BoardView& view, const QRectF& plate, Piece piece, bool lifted) {
    paintFace(painter, plate, lifted);
    const double part = view.variant.kinds[kindOf(piece)].pawn ? PawnPart : PiecePart;
    paintPiece(painter, view, plate, part * std::min(plate.height(), Wideness * plate.width()), piece);
}

/// Of a colour that no plate has.
constexpr QRgb CountBlue = 0x2B66A6;

void paintNumber(QPainter& painter, const QRectF& place, const QString& number, const QColor& colour) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(place.height() * 0.78)));
    while (font.pixelSize() > 6 && QFontMetricsF(font).horizontalAdvance(number) > place.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(place, 2, 2);
    painter.setPen(QColor(OutlineWhite));
    painter.drawText(place.adjusted(-4, -4, 4, 4), Qt::AlignCenter, number);
}

/// The strips beside the board, and how large the pictures in one of them are.
struct Strips {
    static constexpr int Smallest = 28, Gap = 4;
    int left, right;  ///< how wide they are
    bool toTheLeft;   ///< the wider one: the same for all squares

    explicit Strips(const BoardLayout& layout)
        : left(layout.whole().left() - layout.edge() - layout.nameStrip()),
          right(layout.room().width() - layout.whole().right() - layout.edge() - 1),
          toTheLeft(left > right) {}

    [[nodiscard]] static int largest(const BoardLayout& layout) { return std::max(56, layout.cell() * 4 / 5); }
    [[nodiscard]] int width() const { return toTheLeft ? left : right; }
    [[nodiscard]] bool room() const { return width() >= Smallest + 2 * Gap; }
};

/// How large its boxes are, and from where the fan goes down. Without room beside the board it is over the far edge.
QRect fanColumn(const BoardLayout& layout, Square square, std::size_t count) {
    constexpr int Gap = Strips::Gap;
    const Strips strips(layout);
    const QRect board = layout.whole();
    const int highest = board.height() / static_cast<int>(count);
    const int widest = strips.room() ? strips.width() - 2 * Gap : layout.cell();
    const int side = std::min({Strips::largest(layout), highest, widest});
    QRect column(0, board.top(), side, side * static_cast<int>(count));
    if (strips.room()) {
        column.moveLeft(strips.toTheLeft ? strips.left - Gap - side : board.right() + layout.edge() + Gap);
    } else {
        const bool toTheLeft = layout.rect(square).center().x() < board.center().x();
        column.moveLeft(toTheLeft ? board.right() - Gap - side : board.left() + Gap);
    }
    const int wished = layout.rect(square).center().y() - column.height() / 2;
    column.moveTop(std::clamp(wished, board.top(), board.bottom() + 1 - column.height()));
    return column;
}

/// As the plates on the board, and of a pawn what it will become, in its side's colour.
void paintFanItem(QPainter& painter, const BoardView& view, const QRectF& box, Piece piece, bool lifted) {
    painter.setOpacity(lifted ? 1 : StaysOpacity);
    paintFace(painter, box.adjusted(1, 1, -1, -1), false);
    const Kind identity = identityOf(view.variant, piece);
    const double large = box.height() * 0.76, small = std::max(13.0, box.height() * 0.44);
    const QPointF aside = identity == NoKind ? QPointF() : QPointF(box.height() * 0.14, 0);
    paintPiece(painter, view, box.translated(-aside), large, piece);
    if (identity == NoKind) return;
    const QRectF corner(box.bottomRight() - QPointF(small + 2, small + 2), QSizeF(small, small));
    paintFace(painter, corner, false);
    paintPiece(painter, view, corner, small * 0.8, pieceOf(sideOf(piece), identity));
}

/// The key that lifts down to here, in the colour of what is lifted or of what stays.
void paintFanKey(QPainter& painter, const QRect& box, std::size_t key, bool lifted) {
    const int side = std::max(13, box.height() / 4);
    const QRectF corner(box.left() + 2, box.top() + 2, side, side);
    paintNumber(painter, corner, QString::number(key), lifted ? QColor(MarkGreen).darker(130) : QColor(CountBlue));
}

/// Between the squares, so that no piece is crossed.
void paintFanLine(QPainter& painter, const BoardView& view, const Fan& fan) {
    const QLine line = fanLine(view.layout, fan);
    const QRect square = view.layout.rect(fan.square);
    const QColor colour = fan.lifted > 0 ? QColor(MarkGreen) : QColor(CountBlue);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] : {std::pair(QColor(OutlineWhite), 5), std::pair(colour, 3)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        if (fan.lifted == 0) painter.drawRect(square);
        painter.drawLine(line);
    }
}

std::size_t platesOf(std::size_t below) { return below <= MostPlates ? below : PlatesBesideNumber; }

}  // namespace

TowerShape towerShape(const QRectF& box, std::size_t below) {
    if (below == 0) return {box, {}, {}, {}};
    const double size = box.height(), high = PlateHigh * size, clear = Clear * size, gap = Between * high / 2;
    const std::size_t shown = platesOf(below);
    const bool numbered = shown < below;
    const double wide = numbered ? size / MostPlates : std::min(high, size / static_cast<double>(shown));
    const double all = static_cast<double>(shown) * wide;
    const double left = numbered ? box.left() : box.center().x() - all / 2, top = box.bottom() - high;
    TowerShape shape;
    for (std::size_t i = 0; i < shown; ++i) {
        shape.plates.emplace_back(left + static_cast<double>(i) * wide + gap, top + gap, wide - 2 * gap,
                                  high - 2 * gap);
    }
    if (numbered) shape.rest = QRectF(left + all + gap, top + gap, size - all - 2 * gap, high - 2 * gap);
    shape.lifted = QRectF(box.right() - NumberSize * size, box.top(), NumberSize * size, NumberSize * size);
    const double piece = size - high - 2 * clear;
    shape.top = standing(box.center().x() - piece / 2, top - clear, piece);
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
    const auto stays = [&](std::size_t i) { return parted && static_cast<int>(i) >= lifted; };
    for (std::size_t i = 0; i < shape.plates.size(); ++i) {
        painter.setOpacity(stays(i + 1) ? opacity * StaysOpacity : opacity);
        paintPlate(painter, view, shape.plates[i], pieces[i + 1], parted && !stays(i + 1));
    }
    const std::size_t seen = shape.plates.size() + 1;
    painter.setOpacity(stays(seen) ? opacity * StaysOpacity : opacity);
    if (seen < pieces.size())
        paintNumber(painter, shape.rest, QStringLiteral("+%1").arg(pieces.size() - seen), QColor(CountBlue));
    painter.setOpacity(opacity);
    const Piece top = pieces.front();
    view.art.drawPiece(painter, shape.top, view.variant.kinds[kindOf(top)], view.sideId(sideOf(top)), view.ratio);
    if (parted) paintNumber(painter, shape.lifted, QString::number(lifted), QColor(MarkGreen).darker(130));
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

QLine fanLine(const BoardLayout& layout, const Fan& fan) {
    const QRect column = fanColumn(layout, fan.square, fan.pieces.size()), square = layout.rect(fan.square);
    const int middle = column.center().y(), below = square.bottom() + 1;
    const int edge = std::abs(square.top() - middle) < std::abs(below - middle) ? square.top() : below;
    const int y = std::clamp(edge, column.top(), column.bottom());
    if (column.left() > square.right()) return {square.right() + 1, y, column.left(), y};
    return {square.left(), y, column.right() + 1, y};
}

void paintFan(QPainter& painter, const BoardView& view) {
    const auto boxes = fanBoxes(view.layout, view.attention.fan);
    if (boxes.empty()) return;
    const auto& fan = *view.attention.fan;
    painter.setRenderHint(QPainter::Antialiasing);
    paintFanLine(painter, view, fan);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool lifted = fan.lifted == 0 || static_cast<int>(i) < fan.lifted;
        paintFanItem(painter, view, boxes[i], fan.pieces[i], lifted);
        painter.setOpacity(1);
        if (fan.lifted > 0 && boxes.size() > 1) paintFanKey(painter, boxes[i], i + 1, lifted);
    }
    if (fan.lifted == 0) return;
    const QRect taken = boxes.front() | boxes[static_cast<std::size_t>(fan.lifted - 1)];
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(MarkGreen), 3));
    painter.drawRoundedRect(QRectF(taken).adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4);
}

}  // namespace rokada::ui
