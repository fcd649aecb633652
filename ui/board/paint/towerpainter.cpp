#include "paint/towerpainter.h"

#include "paint/outlinedstroke.h"
#include "scene/markcolours.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

/// Sizes in per cent of the box. `Top` is the picture of the top piece, `Chip` a piece below it. `Spine` is the maximum
/// height of all chips.
constexpr double TopSide = 80, TopLeft = 22, TopAbove = 11.5, ChipWidth = 21.5, ChipEdge = 3, Spine = 90;
/// Maximum number of chips, the small tiles of pieces below the top. In higher towers, a number takes the place of the
/// lowest chip.
constexpr std::size_t MaxChips = 7;
/// Height of a chip, in pixels, from which it shows the sign of its piece.
constexpr double SmallestSigned = 8;
/// `BelowDrawing` is the transparent part of a piece picture below the drawing, `DrawingWidth` the width of the
/// drawing. Both are parts of the picture side.
constexpr double BelowDrawing = 0.09, DrawingWidth = 0.86;
constexpr double StaysOpacity = 0.4;
/// Space below a picture, as a part of the height of its place.
constexpr double FootPart = 0.05;
/// Background of the pictures beside the board. Its lightness lies between the colours of both sides.
constexpr QRgb Wood = 0xC6A272;

/// Returns the kind to which a pawn promotes, in variants in which each pawn has its own promotion kind. Returns NoKind
/// in other cases.
Kind identityOf(const Variant& variant, Piece piece) {
    const char identity = variant.kinds[kindOf(piece)].identity;
    return identity == 0 ? NoKind : variant.kindOf(identity);
}

/// Returns the rectangle of a picture whose drawing stands on the line `bottom`. The drawing is `high` pixels high.
QRectF standing(double left, double bottom, double high) {
    const double side = high / DrawingWidth;
    return {left + high / 2 - side / 2, bottom - side * (1 - BelowDrawing), side, side};
}

/// Paints a piece as on squares, `high` pixels high, standing at the bottom of `place`.
void paintPiece(QPainter& painter, const BoardView& view, const QRectF& place, double high, Piece piece) {
    const double foot = std::max(0.0, (place.height() - high) / 2) + FootPart * place.height();
    const QRectF box = standing(place.center().x() - high / 2, place.bottom() - foot, high);
    const double side = std::round(box.width());
    const QRectF sharp(std::round(box.center().x() - side / 2), std::round(box.center().y() - side / 2), side, side);
    view.art.drawPiece(painter, sharp, view.variant.kinds[kindOf(piece)], view.sideId(sideOf(piece)), view.ratio);
}

void paintFace(QPainter& painter, const QRectF& place) {
    const double high = std::min(place.width(), place.height());
    const double line = std::clamp(high / 14, 0.8, 1.6);
    const double round = high * 0.2;
    painter.setPen(QPen(QColor(OutlineInk), line));
    painter.setBrush(QColor(Wood));
    painter.drawRoundedRect(place.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
}

double rounding(const QRectF& chip) { return 0.2 * std::min(chip.width(), chip.height()); }

/// Paints a chip, the small tile of a piece below the top of its tower. A dark chip has a light line inside its
/// outline, so that it is visible on every square.
void paintChip(QPainter& painter, const BoardView& view, const QRectF& chip, Piece piece) {
    constexpr double Line = 1, Gap = 0.25, SignPart = 0.7;
    const SideColours& colours = coloursOf(view.sideId(sideOf(piece)));
    const double round = rounding(chip);
    const auto outline = [&](const QColor& ink, double inset) {
        painter.setPen(QPen(ink, Line));
        const QRectF line = chip.adjusted(inset, inset + Gap, -inset, -inset - Gap);
        painter.drawRoundedRect(line, round, round);
    };
    painter.setBrush(colours.fill);
    outline(colours.outline, Line / 2);
    painter.setBrush(Qt::NoBrush);
    if (colours.fill.lightness() < 0x80) outline(colours.detail, 1.5 * Line);
    if (chip.height() < SmallestSigned) return;
    const double side = std::round(SignPart * std::min(chip.width(), chip.height()));
    const QRectF sign(std::round(chip.center().x() - side / 2), std::round(chip.center().y() - side / 2), side, side);
    view.art.drawSign(painter, sign, view.variant.kinds[kindOf(piece)], readableOn(colours.fill), view.ratio);
}

/// Paints a green rim around the chips of pieces that would move together.
void paintMovingRim(QPainter& painter, const QRectF& chips, double round) {
    constexpr double Line = 2, Away = 1;
    QPainterPath rim;
    rim.addRoundedRect(chips.adjusted(-Away, -Away, Away, Away), round + Away, round + Away);
    strokeRimmed(painter, rim, QColor(TargetGreen), Line);
}

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

/// Widths of the free strips at the left and right of the board. The wider strip shows the pieces of a tower in a
/// column.
struct Strips {
    static constexpr int Smallest = 28, Gap = 4;
    int left, right;  ///< widths in pixels
    bool toTheLeft;   ///< true if the left strip is wider; all towers use the wider strip

    explicit Strips(const BoardLayout& layout)
        : left(layout.whole().left() - layout.edge() - layout.nameStrip()),
          right(layout.room().width() - layout.whole().right() - layout.edge() - 1),
          toTheLeft(left > right) {}

    [[nodiscard]] static int largest(const BoardLayout& layout) { return std::max(56, layout.cell() * 4 / 5); }
    [[nodiscard]] int width() const { return toTheLeft ? left : right; }
    [[nodiscard]] bool room() const { return width() >= Smallest + 2 * Gap; }
};

/// Returns the column beside the board in which the pieces of a tower are painted. If there is no room, the column
/// covers the far edge of the board.
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

/// Paints one piece of a tower on a tile, in the column beside the board. A pawn that has its own promotion kind also
/// shows that kind.
void paintFanItem(QPainter& painter, const BoardView& view, const QRectF& box, Piece piece, bool lifted) {
    painter.setOpacity(lifted ? 1 : StaysOpacity);
    paintFace(painter, box.adjusted(1, 1, -1, -1));
    const Kind identity = identityOf(view.variant, piece);
    const double large = box.height() * 0.76, small = std::max(13.0, box.height() * 0.44);
    const QPointF aside = identity == NoKind ? QPointF() : QPointF(box.height() * 0.14, 0);
    paintPiece(painter, view, box.translated(-aside), large, piece);
    if (identity == NoKind) return;
    const QRectF corner(box.bottomRight() - QPointF(small + 2, small + 2), QSizeF(small, small));
    paintFace(painter, corner);
    paintPiece(painter, view, corner, small * 0.8, pieceOf(sideOf(piece), identity));
}

/// Paints the number key that selects this piece and all pieces above it to move together. The colour shows if the
/// piece would move.
void paintFanKey(QPainter& painter, const QRect& box, std::size_t key, bool lifted) {
    const int side = std::max(13, box.height() / 4);
    const QRectF corner(box.left() + 2, box.top() + 2, side, side);
    paintNumber(painter, corner, QString::number(key), QColor(lifted ? TargetGreen : CountBlue));
}

/// Marks the square of the hovered tower if a list outside the board shows its pieces. A selected tower has a mark of
/// its own.
void paintListedTower(QPainter& painter, const BoardView& view) {
    const auto& fan = view.attention.fan;
    if (!fan || fan->lifted > 0) return;
    constexpr double Line = 3, Inset = WhiteRim + Line / 2;
    QPainterPath edge;
    edge.addRect(QRectF(view.layout.rect(fan->square)).adjusted(Inset, Inset, -Inset, -Inset));
    strokeRimmed(painter, edge, QColor(CountBlue), Line);
}

/// Paints the line from the column beside the board to the square of the tower. The line follows the grid, so that it
/// crosses no piece.
void paintFanLine(QPainter& painter, const BoardView& view, const Fan& fan) {
    const QLine line = fanLine(view.layout, fan);
    const QRect square = view.layout.rect(fan.square);
    const QColor colour = QColor(fan.lifted > 0 ? TargetGreen : CountBlue);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] : {std::pair(QColor(OutlineWhite), 5), std::pair(colour, 3)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        if (fan.lifted == 0) painter.drawRect(square);
        painter.drawLine(line);
    }
}

}  // namespace

TowerShape towerShape(const QRectF& box, std::size_t below) {
    if (below == 0) return {box, {}, {}};
    const double u = box.height() / 100;
    const std::size_t places = std::min(below, MaxChips), chips = below > MaxChips ? MaxChips - 1 : below;
    const double pitch = std::min(ChipWidth, Spine / static_cast<double>(places)) * u;
    const double left = box.left() + ChipEdge * u, bottom = box.bottom() - ChipEdge * u;
    const auto place = [&](std::size_t fromTop) {
        return QRectF(left, bottom - static_cast<double>(places - fromTop) * pitch, ChipWidth * u, pitch);
    };
    TowerShape shape;
    shape.top = QRectF(box.left() + TopLeft * u, box.top() + TopAbove * u, TopSide * u, TopSide * u);
    for (std::size_t i = 0; i < chips; ++i) shape.chips.push_back(place(i));
    if (chips < below) shape.rest = place(chips);
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
    const Piece top = pieces.front();
    const double side = std::round(shape.top.width());
    const QRectF drawing(std::round(shape.top.left()), std::round(shape.top.bottom()) - side, side, side);
    view.art.drawPiece(painter, drawing, view.variant.kinds[kindOf(top)], view.sideId(sideOf(top)), view.ratio);
    for (std::size_t i = 0; i < shape.chips.size(); ++i) paintChip(painter, view, shape.chips[i], pieces[i + 1]);
    const std::size_t seen = shape.chips.size() + 1;
    if (seen < pieces.size())
        paintNumber(painter, shape.rest.adjusted(0, 0.5, 0, -0.5), QStringLiteral("+%1").arg(pieces.size() - seen),
                    QColor(CountBlue));
    // The text that counts pieces without a chip is inside the rim only if all pieces move.
    const std::size_t moving = std::min(shape.chips.size(), static_cast<std::size_t>(std::max(0, lifted - 1)));
    if (moving > 0) {
        const QRectF& last =
            static_cast<int>(pieces.size()) == lifted && !shape.rest.isEmpty() ? shape.rest : shape.chips[moving - 1];
        paintMovingRim(painter, shape.chips.front() | last, rounding(shape.chips.front()));
    }
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
    if (!view.look.fans) return paintListedTower(painter, view);
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
    painter.setPen(QPen(QColor(TargetGreen), 3));
    painter.drawRoundedRect(QRectF(taken).adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4);
}

}  // namespace rokada::ui
