#include "shell/styleboxes.h"

#include "shell/stylejob.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr double BoxRadius = 5;
constexpr double BoxEdge = 1.2, RingEdge = 1.5;

/// Returns the largest square in the centre of a rectangle.
QRectF squareIn(const QRect& rect) {
    const int side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    return square;
}

QColor filled(const Job& job) {
    return job.pressed() ? pressedDown(theme().accent) : job.pointed() ? theme().accentHover : theme().accent;
}

QColor empty(const Job& job) {
    return job.pressed() ? pressedDown(theme().raised) : job.pointed() ? pointedAt(theme().raised) : theme().raised;
}

void paintTick(const Job& job, const QRectF& box) {
    const double scale = box.width() / BoxSize;
    QPainterPath tick(box.topLeft() + QPointF(4.8, 9.7) * scale);
    tick.lineTo(box.topLeft() + QPointF(8.0, 12.9) * scale);
    tick.lineTo(box.topLeft() + QPointF(14.2, 6.3) * scale);
    job.painter.setBrush(Qt::NoBrush);
    job.painter.setPen(QPen(theme().onAccent, 2.2 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    job.painter.drawPath(tick);
}

void paintDash(const Job& job, const QRectF& box) {
    const double inset = box.width() / 4;
    job.painter.setPen(QPen(theme().onAccent, 2.2 * box.width() / BoxSize, Qt::SolidLine, Qt::RoundCap));
    job.painter.drawLine(QPointF(box.left() + inset, box.center().y()), QPointF(box.right() - inset, box.center().y()));
}

}  // namespace

void paintCheckBox(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const QRectF box = squareIn(option.rect);
    const bool some = job.is(QStyle::State_NoChange);
    if (!some && !job.is(QStyle::State_On)) {
        return paintRound(painter, box, BoxRadius, empty(job), theme().edge, BoxEdge);
    }
    paintRound(painter, box, BoxRadius, filled(job));
    some ? paintDash(job, box) : paintTick(job, box);
}

void paintRadioButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const QRectF ring = squareIn(option.rect);
    if (!job.is(QStyle::State_On)) {
        return paintRound(painter, ring, ring.width() / 2, empty(job), theme().edge, RingEdge);
    }
    paintRound(painter, ring, ring.width() / 2, filled(job));
    const double radius = 3.6 * ring.width() / BoxSize;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().onAccent);
    painter.drawEllipse(ring.center(), radius, radius);
}

void paintSwitch(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const bool on = job.is(QStyle::State_On);
    const QRectF track = option.rect;
    const QColor ground = on ? filled(job) : job.pointed() ? theme().text3 : theme().edge;
    paintRound(painter, track, track.height() / 2, ground);
    const double radius = track.height() * 8 / SwitchHeight;
    const double inset = track.height() / 2;
    const bool right = on != job.mirrored();
    painter.setPen(Qt::NoPen);
    painter.setBrush(on ? theme().onAccent : theme().dark ? theme().canvas : theme().raised);
    painter.drawEllipse(QPointF(right ? track.right() - inset : track.left() + inset, track.center().y()), radius,
                        radius);
}

}  // namespace rokada::ui::style
