#include "learn/progresspaint.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of the progress line, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double ProgressLineHeight = 6, ProgressLineLength = 200, ProgressShortestLine = 60;
/// Thickness of the ring and size of the tick, as fractions of the width of the ring.
constexpr double ProgressRingThickness = 0.14, ProgressTickSize = 0.7;
constexpr int ProgressFullCircle = 360 * 16, ProgressTop = 90 * 16;

}  // namespace

void paintProgressLine(QPainter& painter, const QRectF& box, int done, int all) {
    const double radius = box.height() / 2;
    paintRound(painter, box, radius, theme().sunken, theme().contrast ? theme().edge : QColor());
    if (done <= 0 || all <= 0) return;
    QRectF part = box;
    // The painted part is at least as long as it is high, so that the first step is visible.
    part.setWidth(std::max(box.height(), box.width() * std::min(done, all) / all));
    paintRound(painter, part, radius, theme().accent);
}

void paintProgressRing(QPainter& painter, const QRectF& box, int done, int all) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (all > 0 && done >= all) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawEllipse(box);
        const double side = box.width() * ProgressTickSize;
        const QRectF place(box.center() - QPointF(side, side) / 2, QSizeF(side, side));
        const double ratio = painter.device()->devicePixelRatioF();
        painter.drawPixmap(place.toRect(), iconPixmap(Icon::Check, theme().onAccent, qRound(side * ratio)));
        return painter.restore();
    }
    const double thick = box.width() * ProgressRingThickness;
    const QRectF ring = box.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().contrast ? theme().edge : theme().line, thick));
    painter.drawEllipse(ring);
    painter.setPen(QPen(theme().accent, thick, Qt::SolidLine, Qt::FlatCap));
    if (done > 0) painter.drawArc(ring, ProgressTop, -ProgressFullCircle * done / all);
    painter.restore();
}

ProgressLine::ProgressLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressLine::show(int done, int all, const QString& words) {
    done_ = done;
    all_ = all;
    setAccessibleName(words);
    setToolTip(words);
    update();
}

QSize ProgressLine::sizeHint() const {
    return {designPixels(ProgressLineLength, emOf(font())), designPixels(ProgressLineHeight, emOf(font()))};
}

QSize ProgressLine::minimumSizeHint() const {
    return {designPixels(ProgressShortestLine, emOf(font())), designPixels(ProgressLineHeight, emOf(font()))};
}

void ProgressLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintProgressLine(painter, rect(), done_, all_);
}

}  // namespace rokada::ui
