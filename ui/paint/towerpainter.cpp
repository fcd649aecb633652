#include "paint/towerpainter.h"

#include "paint/markcolours.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <string>

namespace rokada::ui {

namespace {

/// In parts of the box: the highest rim, and how much of the box all of them have.
constexpr double HighestRim = 0.3, Stack = 0.54;
/// A sign on a lower rim is not recognised, so there are several in a row.
constexpr double LowestPart = 0.2;
constexpr std::size_t MostInRow = 4;
/// Between two in a row, so that nobody takes them for one.
constexpr double Between = 0.03;
/// On lower rims what a pawn will become might be taken for another piece.
constexpr double LowestWithIdentity = 11;
constexpr double RimWidth = 0.9, Lean = 0.035;
/// Below the lowest rim.
constexpr double Foot = 0.02;
/// How much of its box a drawing leaves empty below it.
constexpr double BelowDrawing = 0.09;
/// How much of its box a sign has in height.
constexpr double DrawnPart = 0.86;
constexpr double StaysOpacity = 0.4;
/// How much of a disc its sign has in height: of a small one the rest has to show whose it is.
constexpr double SignPart = 0.74, SignPartOfWide = 0.9;
/// What a pawn will become is smaller than the pawn.
constexpr double IdentityPart = 0.76;
/// Around dark discs, on dark squares.
constexpr QRgb PaleEdge = 0x9C958A;
/// From this height on the number of pieces is written beside them.
constexpr std::size_t CountedFrom = 4;
/// The top piece makes room for the number, in parts of the box.
constexpr double Aside = 0.13;

QColor readableInk(const QColor& rim) { return rim.lightness() < 128 ? QColor(OutlineWhite) : QColor(OutlineInk); }

/// An edge of the same shade for all: a white one would make a small dark disc as light as one of the other side.
QColor edgeOf(const QColor& rim) { return rim.lightness() < 128 ? QColor(PaleEdge) : QColor(OutlineInk); }

/// What a pawn will become, if pawns of the variant differ in that; NoKind if they do not.
Kind identityOf(const Variant& variant, Piece piece) {
    const char identity = variant.kinds[kindOf(piece)].identity;
    return identity == 0 ? NoKind : variant.kindOf(identity);
}

void paintSign(QPainter& painter, const BoardView& view, QPointF middle, double side, Kind kind, const QColor& ink) {
    const QRectF place(middle - QPointF(side / 2, side / 2), QSizeF(side, side));
    view.art.drawSign(painter, place, view.variant.kinds[kind], ink, view.ratio);
}

/// A disc seen from the side, and the sign of the piece on it; beside that of a pawn what it will become, if there is
/// room.
void paintRim(QPainter& painter, const BoardView& view, const QRectF& rim, Piece piece, bool lifted) {
    const QColor colour = view.colour(sideOf(piece));
    const double line = std::clamp(rim.height() / 14, 0.7, 1.6);
    const QRectF disc = rim.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const double round = disc.height() * 0.42;
    painter.setPen(QPen(lifted ? QColor(MarkGreen) : edgeOf(colour), lifted ? 2 * line : line));
    painter.setBrush(colour);
    painter.drawRoundedRect(disc, round, round);
    const QColor ink = readableInk(colour);
    const bool wide = rim.width() > 2 * rim.height();
    const double side = (wide ? SignPartOfWide : SignPart) * std::min(rim.height(), rim.width()) / DrawnPart;
    const Kind identity = identityOf(view.variant, piece);
    if (identity == NoKind || rim.height() < LowestWithIdentity || rim.width() < 2.2 * side) {
        paintSign(painter, view, rim.center(), side, kindOf(piece), ink);
        return;
    }
    paintSign(painter, view, rim.center() - QPointF(side / 2, 0), side, kindOf(piece), ink);
    paintSign(painter, view, rim.center() + QPointF(side / 2, 0), IdentityPart * side, identity, ink);
}

void paintCount(QPainter& painter, const QRectF& box, int count, bool chosen) {
    const QString words = QString::number(count);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(box.height() * 0.2)));
    painter.setFont(font);
    const QSizeF size(QFontMetricsF(font).horizontalAdvance(words) + 4, font.pixelSize() + 2);
    const QRectF place(QPointF(box.right() - size.width() - 1, box.top() + 1), size);
    painter.setPen(QPen(QColor(OutlineInk), 1));
    painter.setBrush(chosen ? QColor(MarkGreen).darker(130) : QColor(0xF4F1EA));
    painter.drawRoundedRect(place, 3, 3);
    if (chosen) painter.setPen(QColor(OutlineWhite));
    painter.drawText(place, Qt::AlignCenter, words);
}

/// How wide the strip beside the board is, and from where the fan goes down.
QRect fanColumn(const BoardView& view, Square square, std::size_t count) {
    constexpr int Smallest = 28, Largest = 56, Gap = 4;
    const QRect board = view.layout.whole();
    const int left = board.left(), right = view.layout.room().width() - board.right() - 1;
    const int highest = board.height() / static_cast<int>(count);
    const bool room = std::max(left, right) >= Smallest + 2 * Gap;
    const int side = std::min({Largest, highest, room ? std::max(left, right) - 2 * Gap : view.layout.cell()});
    QRect column(0, board.top(), side, side * static_cast<int>(count));
    if (room) {
        column.moveLeft(right >= left ? board.right() + Gap : left - Gap - side);
    } else {
        const bool toTheLeft = view.layout.rect(square).center().x() < board.center().x();
        column.moveLeft(toTheLeft ? board.right() - Gap - side : left + Gap);
    }
    const int wished = view.layout.rect(square).center().y() - column.height() / 2;
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

}  // namespace

TowerShape towerShape(const QRectF& box, std::size_t below) {
    TowerShape shape;
    if (below == 0) return {box, {}};
    const double size = box.height();
    std::size_t inRow = 1;
    const auto rows = [&] { return (below + inRow - 1) / inRow; };
    const auto rim = [&] { return std::min(HighestRim, Stack / static_cast<double>(rows())) * size; };
    while (inRow < MostInRow && rim() < LowestPart * size) ++inRow;
    const double height = rim(), stack = height * static_cast<double>(rows());
    const double lean = std::min(Lean * size, 0.1 * size / static_cast<double>(rows()));
    const double width = RimWidth * size / static_cast<double>(inRow);
    const double gap = inRow == 1 ? 0 : Between * size;
    // The row at the top is the one that is not full: a stack has a broad foot.
    const std::size_t missing = rows() * inRow - below;
    for (std::size_t i = 0; i < below; ++i) {
        const std::size_t row = (i + missing) / inRow, here = row == 0 ? inRow - missing : inRow;
        const std::size_t column = row == 0 ? i : (i + missing) % inRow;
        const double middle = static_cast<double>(rows() - 1) / 2 - static_cast<double>(row);
        const double left = box.center().x() + middle * lean - width * static_cast<double>(here) / 2;
        shape.rims.emplace_back(left + width * static_cast<double>(column) + gap / 2,
                                box.bottom() - stack + height * static_cast<double>(row) - size * Foot, width - gap,
                                height);
    }
    const double side = std::min(size, (size * (1 - Foot) - stack) / (1 - BelowDrawing));
    const double lead = below + 1 >= CountedFrom ? -Aside * size : static_cast<double>(rows()) / 2 * lean;
    shape.top = QRectF(box.center().x() + lead - side / 2,
                       box.bottom() - stack - size * Foot - side * (1 - BelowDrawing), side, side);
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
    if (parted || pieces.size() >= CountedFrom) paintCount(painter, box, parted ? lifted : all, parted);
    painter.restore();
}

std::vector<QRect> fanBoxes(const BoardView& view) {
    const auto& fan = view.attention.fan;
    if (!fan) return {};
    const QRect column = fanColumn(view, fan->square, fan->pieces.size());
    std::vector<QRect> boxes;
    for (std::size_t i = 0; i < fan->pieces.size(); ++i) {
        boxes.emplace_back(column.left(), column.top() + static_cast<int>(i) * column.width(), column.width(),
                           column.width());
    }
    return boxes;
}

void paintFan(QPainter& painter, const BoardView& view) {
    const auto boxes = fanBoxes(view);
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
