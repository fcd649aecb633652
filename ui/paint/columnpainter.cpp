#include "paint/columnpainter.h"

#include "kit/digitstrip.h"
#include "paint/capturedpainter.h"
#include "paint/messagepainter.h"
#include "scene/panelplaces.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int InLines = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

void paintName(QPainter& painter, const SeatScene& seat, const panels::PanelColumn& column) {
    QFont font = column.nameFont;
    const QFontMetrics metrics(font);
    const int lines = std::max(1, column.name.height() / metrics.height());
    font.setStrikeOut(seat.out);
    painter.setFont(font);
    if (lines == 1) return painter.drawText(column.name, Qt::AlignCenter, seat.words.name);
    const QString shown = metrics.elidedText(seat.words.name, Qt::ElideRight, lines * column.name.width() * 4 / 5);
    painter.drawText(column.name, Qt::AlignCenter | Qt::TextWrapAnywhere, shown);
}

void paintScore(QPainter& painter, const SeatScene& seat, const panels::PanelColumn& column, const QColor& score) {
    if (column.points.isEmpty()) return;
    painter.setFont(column.nameFont);
    const int words = QFontMetrics(column.nameFont).horizontalAdvance(seat.words.points);
    const int width = std::max(column.points.height(), words + panels::Gap);
    QRect box(column.points.topLeft(), QSize(width, column.points.height()));
    box.moveCenter(column.points.center());
    paintPoints(painter, box, seat.words.points, score);
}

}  // namespace

void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score) {
    const SeatScene& seat = view.scene.seats[side];
    const QColor ink = readableOn(ground);
    painter.setPen(ink);
    if (seat.toMove) {
        painter.setFont(panels::sized(painter.font(), std::min(column.pointer.width(), column.pointer.height()), true));
        painter.drawText(column.pointer, Qt::AlignCenter | Qt::TextDontClip, panels::pointer().trimmed());
    }
    paintName(painter, seat, column);
    paintScore(painter, seat, column, score);
    if (!column.clock.isEmpty()) {
        DigitStrip strip(seat.clock.digits, panels::sized(painter.font(), column.clock.height() * 4 / 5, true));
        strip.fit(column.clock.width() - 8);
        paintClockFace(painter, column.clock, strip, seat.clock, ground, view.darkSurround);
    }
    if (!seat.captured.empty() || seat.lead > 0) paintCapturedBlock(painter, view, seat, column.captured, ink);
    // Why a side is eliminated must be readable like everything else.
    const double before = painter.opacity();
    painter.setOpacity(1);
    painter.setPen(ink);
    painter.setFont(column.noteFont);
    painter.drawText(column.noteRoom, InLines, column.note);
    painter.setOpacity(before);
}

}  // namespace rokada::ui
