#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/hintpainter.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"
#include "scene/movemark.h"

#include <QPainter>

#include <algorithm>
#include <tuple>
#include <vector>

namespace rokada::ui {

namespace {

/// What was better has the hue of no other arrow.
constexpr QRgb Better = 0xFF1E7F4F;
/// The NAG "??": what answers a bad move has its colour.
constexpr int Blunder = 4;
/// Of a square, and in pixels.
constexpr double BadgeRadius = 17, SmallestBadge = 10;

/// Lines on which the sign would not be read.
std::vector<QLineF> arrowsOf(const BoardView& view, const MoveMark& mark) {
    std::vector<QLineF> lines;
    const auto add = [&](const Path& way) {
        const auto parts = way.empty() ? std::vector<QLineF>() : stretches(view.layout, way);
        lines.insert(lines.end(), parts.begin(), parts.end());
    };
    add(mark.better);
    add(mark.answer);
    for (const Suggestion& suggestion : view.attention.suggestions) add(suggestion.path);
    return lines;
}

double distance(QPointF from, const QLineF& line) {
    const QPointF way = line.p2() - line.p1(), there = from - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double part = square > 0 ? std::clamp(QPointF::dotProduct(there, way) / square, 0.0, 1.0) : 0;
    return QLineF(from, line.pointAt(part)).length();
}

/// On a corner of the square, where no piece is, and inside the board: the upper right one unless an arrow lies there.
QPointF badgeCentre(const BoardView& view, const MoveMark& mark, double radius) {
    const QRectF cell(view.layout.rect(mark.square)), area(view.layout.area());
    const double in = radius * 0.3, edge = radius + 1;
    const QRectF centres = area.adjusted(edge, edge, -edge, -edge);
    const std::vector<QLineF> arrows = arrowsOf(view, mark);
    QPointF best;
    double free = -1;
    for (const QPointF corner : {cell.topRight() + QPointF(-in, in), cell.topLeft() + QPointF(in, in),
                                 cell.bottomRight() + QPointF(-in, -in), cell.bottomLeft() + QPointF(in, -in)}) {
        const QPointF centre(std::clamp(corner.x(), centres.left(), centres.right()),
                             std::clamp(corner.y(), centres.top(), centres.bottom()));
        // So far away all are as good.
        double room = 2.5 * radius;
        for (const QLineF& arrow : arrows) room = std::min(room, distance(centre, arrow));
        if (room > free) std::tie(best, free) = std::pair(centre, room);
    }
    return best;
}

void paintBadge(QPainter& painter, const BoardView& view, const MoveMark& mark) {
    const double radius = std::max(SmallestBadge, view.layout.units(BadgeRadius));
    const QPointF centre = badgeCentre(view, mark, radius);
    paintSignDisc(painter, centre, radius, symbolOf(mark.nag), QColor::fromRgb(colourOf(mark.nag)),
                  QColor::fromRgb(inkOn(mark.nag)));
}

void paintWayFrame(QPainter& painter, const BoardView& view, const Path& way, const QColor& colour) {
    if (way.empty()) return;
    const double u = view.layout.units(1);
    // Next door the arrow needs the room between the corners.
    const double corner = goesNextDoor(view.layout, way) ? 15 * u : 22 * u;
    const QRectF target(view.layout.rect(way.back()));
    strokeOutlined(painter, brackets(target.adjusted(6 * u, 6 * u, -6 * u, -6 * u), corner), colour, 6 * u);
}

void paintWay(QPainter& painter, const BoardView& view, const Path& way, int part, const QColor& colour) {
    if (way.empty()) return;
    fillArrow(painter, arrowShape(view.layout, way, view.layout.units(16)), colour);
    if (part > 0) paintParts(painter, view, way, {part}, colour);
}

/// The move whose better one and answer are drawn; none while a piece is moved.
const MoveMark* judgedMove(const BoardView& view) {
    const auto& mark = view.attention.moveMark;
    return mark && !view.attention.underWay() ? &*mark : nullptr;
}

}  // namespace

void paintBetterFrame(QPainter& painter, const BoardView& view) {
    const MoveMark* mark = judgedMove(view);
    if (mark == nullptr) return;
    paintWayFrame(painter, view, mark->better, QColor(Better));
    paintWayFrame(painter, view, mark->answer, QColor::fromRgb(colourOf(Blunder)));
}

void paintBetter(QPainter& painter, const BoardView& view) {
    const MoveMark* mark = judgedMove(view);
    if (mark == nullptr) return;
    const ClipTo clip(painter, view.layout.area());
    paintWay(painter, view, mark->better, mark->betterPart, QColor(Better));
    paintWay(painter, view, mark->answer, mark->answerPart, QColor::fromRgb(colourOf(Blunder)));
}

void paintMoveBadge(QPainter& painter, const BoardView& view) {
    const auto& mark = view.attention.moveMark;
    if (!mark || mark->square == NoSquare || symbolOf(mark->nag).isEmpty() || view.attention.underWay()) return;
    paintBadge(painter, view, *mark);
}

}  // namespace rokada::ui
