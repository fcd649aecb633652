#include "paint/markpainter.h"

#include "kit/clipto.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb Played = 0xFFE0A800;
/// Round the squares of the last move: their tint alone is lost on boards of sand and wood.
constexpr QRgb PlayedFrame = 0xFF8A5A00;
constexpr float PlayedTint = 0.5F;

/// A thin arrow where two squares do not say how the piece has come.
void paintTrace(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    auto parts = stretches(view.layout, played.path);
    if (parts.empty()) return;
    const double width = std::max(2.0, view.layout.units(4));
    // Its point is beside the piece, which would hide it.
    QLineF& last = parts.back();
    last.setLength(std::max(last.length() * 0.5, last.length() - view.layout.units(40)));
    QLineF back(last.p2(), last.p1());
    back.setLength(std::min(4.5 * width, last.length()));
    const QPointF wing = QPointF(back.dy(), -back.dx()) * 0.55;
    const QPolygonF head{back.p1(), back.p2() + wing, back.p2() - wing};
    last.setP2(back.pointAt(0.9));
    QPainterPath line;
    for (const QLineF& part : parts) {
        line.moveTo(part.p1());
        line.lineTo(part.p2());
    }
    const ClipTo clip(painter, view.layout.area());
    painter.setOpacity(played.strength);
    for (const auto& [ink, more] : {std::pair(QColor(OutlineInk), 1.6), std::pair(QColor(Played), 0.0)}) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width + more, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(line);
        painter.setPen(more > 0 ? QPen(ink, more, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin) : QPen(Qt::NoPen));
        painter.setBrush(ink);
        painter.drawPolygon(head);
    }
    painter.setOpacity(1);
}

/// The way of one of several sides: each beside the middle by a distance of its own, from the edge of one piece to that
/// of the other, so that ways which meet do not run into one another.
QPolygonF wayBeside(const BoardView& view, const PlayedLine& played) {
    QPolygonF way;
    for (const QLineF& part : stretches(view.layout, played.path)) {
        if (way.isEmpty()) way << part.p1();
        way << part.p2();
    }
    if (way.size() < 2 || way.front() == way.back()) return {};
    QLineF aside = QLineF(way.front(), way.back()).normalVector();
    // To the same side of the board in both directions.
    const bool turned = aside.dx() < 0 || (aside.dx() == 0 && aside.dy() < 0);
    const double place = static_cast<double>(played.side) - static_cast<double>(view.scene.seats.size() - 1) / 2;
    aside.setLength(view.layout.units(9));
    way.translate(QPointF(aside.dx(), aside.dy()) * (turned ? -place : place));
    const QLineF first(way[0], way[1]);
    const QLineF last(way[way.size() - 1], way[way.size() - 2]);
    way.front() = first.pointAt(std::min(0.4, view.layout.units(14) / first.length()));
    way.back() = last.pointAt(std::min(0.4, view.layout.units(34) / last.length()));
    return way;
}

/// In its side's colour, from a dot to a point.
void paintWay(QPainter& painter, const BoardView& view, const PlayedLine& played, const QColor& colour) {
    const QPolygonF way = wayBeside(view, played);
    if (way.isEmpty()) return;
    const double width = std::max(2.0, view.layout.units(5));
    QLineF head(way.back(), way[way.size() - 2]);
    head.setLength(2.2 * width);
    const QPointF wing = QPointF(head.dy(), -head.dx()) * 0.7;
    const QPolygonF point{head.p1(), head.p2() + wing, head.p2() - wing};
    QPolygonF shaft = way;
    shaft.back() = head.pointAt(0.8);
    const QColor rim = readableOn(colour);
    painter.setOpacity(played.strength);
    for (const auto& [ink, more] : {std::pair(rim, 1.2), std::pair(colour, 0.0)}) {
        painter.setPen(QPen(ink, width + 2 * more, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(shaft);
        painter.setPen(more > 0 ? QPen(ink, 2 * more, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin) : QPen(Qt::NoPen));
        painter.setBrush(ink);
        painter.drawEllipse(way.front(), width, width);
        painter.drawPolygon(point);
    }
    painter.setOpacity(1);
}

/// The tint of White says little on a pale square: a frame in the side's colour, with a rim.
void paintSideFrame(QPainter& painter, const QRectF& box, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, pen] : {std::pair(readableOn(colour), width + 1.5), std::pair(colour, width)}) {
        const double inset = (width + 1.5) / 2;
        painter.setPen(QPen(ink, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset));
    }
}

/// Two squares, tinted and framed.
void paintPlayedSquares(QPainter& painter, const BoardView& view, const PlayedLine& played, const QColor& colour) {
    const bool many = view.scene.manySides;
    QColor tint = colour;
    tint.setAlphaF(many ? static_cast<float>(0.34 * played.strength) : PlayedTint);
    const double width = std::max(1.5, view.layout.units(3));
    for (const Square square : {played.from, played.to}) {
        if (square == NoSquare) continue;
        const QRectF box = view.layout.rect(square);
        painter.fillRect(box, tint);
        if (many) {
            paintSideFrame(painter, box, colour, width);
            continue;
        }
        painter.setPen(QPen(QColor(PlayedFrame), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

}  // namespace

void paintPlayed(QPainter& painter, const BoardView& view) {
    if (!view.look.lastMove) return;
    for (auto played = view.scene.played.rbegin(); played != view.scene.played.rend(); ++played) {
        const bool many = view.scene.manySides;
        const QColor colour = many ? view.colour(played->side) : QColor(Played);
        paintPlayedSquares(painter, view, *played, colour);
        many ? paintWay(painter, view, *played, colour) : paintTrace(painter, view, *played);
    }
}

}  // namespace rokada::ui
