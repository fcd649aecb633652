#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/hintpainter.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "scene/boardtheme.h"
#include "scene/movemark.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// What was better has the hue of no other arrow.
constexpr QRgb Better = 0xFF1E7F4F;
/// The NAG "??": what answers a bad move has its colour.
constexpr int Blunder = 4;
/// Of a square, and in pixels.
constexpr double BadgeRadius = 17, SmallestBadge = 8;

/// On the upper right corner of the square, where no piece is, and inside the board.
QPointF badgeCentre(const BoardView& view, Square square, double radius) {
    const QRectF area(view.layout.area());
    const double inwards = radius * 0.3;
    const QPointF corner = QRectF(view.layout.rect(square)).topRight() + QPointF(-inwards, inwards);
    const double edge = radius + 1;
    return {std::clamp(corner.x(), area.left() + edge, area.right() - edge),
            std::clamp(corner.y(), area.top() + edge, area.bottom() - edge)};
}

void paintBadge(QPainter& painter, const BoardView& view, const MoveMark& mark) {
    const double radius = std::max(SmallestBadge, view.layout.units(BadgeRadius));
    const QPointF centre = badgeCentre(view, mark.square, radius);
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
    if (!way.empty()) fillArrow(painter, arrowShape(view.layout, way, view.layout.units(16)), colour);
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
