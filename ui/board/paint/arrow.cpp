#include "paint/arrow.h"

#include "paint/outlinedstroke.h"
#include "scene/boardglide.h"
#include "scene/boardlayout.h"
#include "scene/markcolours.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Length, in per cent of a square, from which arrows have full width. `SmallestScale` is the smallest scale of shorter
/// arrows.
constexpr double LongEnough = 230, SmallestScale = 0.7;

/// Returns a triangle whose tip is the end of the line.
QPainterPath headOf(const QLineF& line, double length) {
    QLineF back(line.p2(), line.p1());
    back.setLength(length);
    const QPointF half = QPointF(-back.dy(), back.dx()) * 0.52;
    QPainterPath head(line.p2());
    head.lineTo(back.p2() + half);
    head.lineTo(back.p2() - half);
    head.closeSubpath();
    return head;
}

}  // namespace

QPainterPath arrowShape(const BoardLayout& layout, const Path& path, double width, Qt::PenStyle shaft) {
    auto parts = stretches(layout, path);
    if (parts.empty()) return {};
    double whole = 0;
    for (const QLineF& part : parts) whole += part.length();
    // Shrink short arrows: an arrow of full size to an adjacent square would be little more than its head.
    const double scale = std::clamp(whole / layout.units(LongEnough), SmallestScale, 1.0);
    width *= scale;
    QLineF& last = parts.back();
    const double reach = std::max(1.0, last.length() - scale * layout.units(14));
    const double head = std::min(reach, 2.6 * width);
    last.setLength(reach);
    const QPainterPath tip = headOf(last, head);
    last.setLength(std::max(0.5, reach - 0.9 * head));
    QPainterPath line;
    for (const QLineF& part : parts) {
        line.moveTo(part.p1());
        line.lineTo(part.p2());
    }
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setDashPattern(shaft);
    return stroker.createStroke(line).united(tip).simplified();
}

bool goesNextDoor(const BoardLayout& layout, const Path& path) {
    const auto parts = stretches(layout, path);
    return parts.size() == 1 && parts.front().length() < layout.units(150);
}

void fillArrow(QPainter& painter, const QPainterPath& shape, const QColor& colour) {
    const bool dark = colour == QColor(TargetGreen) || colour == QColor(AlarmRed);
    dark ? fillRimmed(painter, shape, colour) : fillOutlined(painter, shape, colour);
}

}  // namespace rokada::ui
