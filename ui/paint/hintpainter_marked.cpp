#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/hintpainter.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "scene/boardtheme.h"
#include "scene/movemark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rokada::ui {

namespace {

/// What was better has the hue of no other arrow.
constexpr QRgb Better = 0xFF1E7F4F;
/// The NAG "??": what answers a bad move has its colour.
constexpr int Blunder = 4;
/// Of a square, and in pixels.
constexpr double BadgeRadius = 17, SmallestBadge = 8;

QPainterPath shapeOf(const BoardView& view, const Path& way) {
    return way.empty() ? QPainterPath() : arrowShape(view.layout, way, view.layout.units(16));
}

/// On a corner of the square, where no piece is and no arrow, if there is one; and inside the board.
QPointF badgeCentre(const BoardView& view, const MoveMark& mark, double radius) {
    const QRectF area(view.layout.area());
    const double inwards = radius * 0.3, edge = radius + 1;
    const QRectF square = QRectF(view.layout.rect(mark.square)).adjusted(inwards, inwards, -inwards, -inwards);
    const auto inside = [&](QPointF corner) {
        return QPointF(std::clamp(corner.x(), area.left() + edge, area.right() - edge),
                       std::clamp(corner.y(), area.top() + edge, area.bottom() - edge));
    };
    QPainterPath arrows = shapeOf(view, mark.better);
    arrows.addPath(shapeOf(view, mark.answer));
    for (const QPointF& corner : {square.topRight(), square.topLeft(), square.bottomRight(), square.bottomLeft()}) {
        const QPointF centre = inside(corner);
        const QPointF reach(radius, radius);
        if (!arrows.intersects(QRectF(centre - reach, centre + reach))) return centre;
    }
    return inside(square.topRight());
}

void paintBadge(QPainter& painter, const BoardView& view, const MoveMark& mark) {
    const double radius = std::max(SmallestBadge, view.layout.units(BadgeRadius));
    const QPointF centre = badgeCentre(view, mark, radius);
    paintSignDisc(painter, centre, radius, symbolOf(mark.nag), QColor::fromRgb(colourOf(mark.nag)),
                  QColor::fromRgb(inkOn(mark.nag)));
}

void paintWayFrame(QPainter& painter, const BoardView& view, const Path& way, const QColor& colour) {
    if (way.empty() || goesNextDoor(view.layout, way)) return;
    const double u = view.layout.units(1);
    const QRectF target(view.layout.rect(way.back()));
    strokeOutlined(painter, brackets(target.adjusted(6 * u, 6 * u, -6 * u, -6 * u), 22 * u), colour, 6 * u);
}

void paintWay(QPainter& painter, const BoardView& view, const Path& way, const QColor& colour) {
    if (!way.empty()) fillArrow(painter, shapeOf(view, way), colour);
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
    paintWay(painter, view, mark->better, QColor(Better));
    paintWay(painter, view, mark->answer, QColor::fromRgb(colourOf(Blunder)));
}

void paintMoveBadge(QPainter& painter, const BoardView& view) {
    const auto& mark = view.attention.moveMark;
    if (!mark || mark->square == NoSquare || symbolOf(mark->nag).isEmpty() || view.attention.underWay()) return;
    paintBadge(painter, view, *mark);
}

}  // namespace rokada::ui
