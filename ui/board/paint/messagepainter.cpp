#include "paint/messagepainter.h"

#include "kit/digitstrip.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/capturedpainter.h"
#include "scene/panelplaces.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int LargestText = 15;
constexpr int SmallestSaid = 9;
/// Text size, in pixels, below which the label becomes higher than its panel.
constexpr int Comfortable = 12;
/// Additional height of the label above and below the panel, in pixels.
constexpr int Growth = 8;
constexpr int Border = 6;
/// Corner radius of clocks in pixels.
constexpr int ClockRadius = 8;
/// Opacity of the veil over a paused game.
constexpr float VeilOpacity = 0.5F;
constexpr int Wrapped = Qt::AlignCenter | Qt::TextWordWrap;

/// Returns the largest font in which the sentence fits the room.
QFont fitting(QFont font, const QSize& room, const QString& sentence) {
    font.setBold(false);
    for (int pixels = LargestText; pixels >= SmallestSaid; --pixels) {
        font.setPixelSize(pixels);
        const QRect box = QFontMetrics(font).boundingRect(QRect(QPoint(), room), Wrapped, sentence);
        if (box.width() <= room.width() && box.height() <= room.height()) break;
    }
    return font;
}

/// Returns the rectangle of the message before rotation, centred at the origin. On a narrow panel it may be a little
/// higher than the panel.
QRect labelFor(const QSize& panel, const QFont& font, const QString& sentence) {
    // The label is a little larger than the panel, so that it covers the panel completely.
    const QRect label = QRect({-panel.width() / 2, -panel.height() / 2}, panel).adjusted(-3, -3, 3, 3);
    const QSize room = label.size() - QSize(2 * Border, Border);
    return fitting(font, room, sentence).pixelSize() < Comfortable ? label.adjusted(0, -Growth, 0, Growth) : label;
}

void paintLabel(QPainter& painter, const BoardView& view, Side side, const QString& sentence) {
    const PlayerPanel& panel = view.layout.panels()[side];
    const QRect place = panels::withoutClock(view.layout, view.scene.seats[side], panel, painter.font());
    painter.save();
    painter.translate(QRectF(place).center());
    painter.rotate(90 * panel.turns);
    const QSize size = panel.turns % 2 == 0 ? place.size() : place.size().transposed();
    const QRect label = labelFor(size, painter.font(), sentence);
    const QColor ground = surroundColour(view.darkSurround);
    painter.setPen(QPen(readableOn(ground), 2));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(label).adjusted(1, 1, -1, -1), 4, 4);
    const QRect room = label.adjusted(Border, Border / 2, -Border, -Border / 2);
    painter.setFont(fitting(painter.font(), room.size(), sentence));
    painter.setPen(surroundText(view.darkSurround));
    painter.drawText(room, Wrapped, sentence);
    painter.restore();
}

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

void paintMessages(QPainter& painter, const BoardView& view) {
    for (std::size_t side = 0; side < view.scene.seats.size(); ++side) {
        const QString& sentence = view.scene.seats[side].message;
        const PlayerPanel& panel = view.layout.panels()[side];
        if (!sentence.isEmpty() && !panel.rect.isEmpty()) paintLabel(painter, view, Side(side), sentence);
    }
}

void paintVeil(QPainter& painter, const BoardView& view) {
    QRegion squares(view.layout.whole());
    for (const PlayerPanel& panel : view.layout.panels()) squares -= panel.rect;
    QColor cloth = surroundColour(view.darkSurround);
    cloth.setAlphaF(VeilOpacity);
    painter.save();
    painter.setClipRegion(squares);
    painter.fillRect(view.layout.whole(), cloth);
    painter.restore();
}

void paintClockFace(QPainter& painter, const QRect& box, const DigitStrip& strip, const ClockFace& clock,
                    bool darkSurround) {
    const Theme& tokens = surroundTheme(darkSurround);
    const bool framed = clock.warns || clock.hurries;
    const QColor face = clock.hurries ? tokens.dangerSoft : clock.running ? tokens.runningClock : tokens.sunken;
    const QColor digits = clock.hurries ? tokens.danger : clock.running ? tokens.runningDigits : tokens.text2;
    const QColor frame = clock.hurries ? tokens.danger : framed ? tokens.warning : QColor();
    paintRound(painter, box, ClockRadius, face, frame, framed ? 2 : 1);
    painter.setPen(digits);
    strip.paint(painter, box);
}

void paintPoints(QPainter& painter, const QRect& box, const QString& points, const QColor& ground) {
    const QPen words = painter.pen();
    QFont font = painter.font();
    font.setPixelSize(font.pixelSize() * 9 / 10);
    painter.setFont(font);
    painter.setPen(QPen(readableOn(ground), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.drawText(box, Qt::AlignCenter, points);
    painter.setPen(words);
}

void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score) {
    const SeatScene& seat = view.scene.seats[side];
    const QColor ink = readableOn(ground);
    painter.setPen(ink);
    paintName(painter, seat, column);
    paintScore(painter, seat, column, score);
    if (!column.clock.isEmpty()) {
        DigitStrip strip(seat.clock.digits, panels::sized(painter.font(), column.clock.height() * 4 / 5, true));
        constexpr int Inset = 12;
        strip.fit(column.clock.width() - Inset);
        QRect face(QPoint(), QSize(strip.width() + Inset, column.clock.height()));
        face.moveCenter(column.clock.center());
        paintClockFace(painter, face, strip, seat.clock, view.darkSurround);
    }
    if (!seat.captured.empty() || seat.lead > 0) paintCapturedBlock(painter, view, seat, column.captured, ink);
    // Paint the note (the second text of the panel) at full opacity even if the panel is pale, because the note of an
    // eliminated player tells the reason of the elimination.
    const double before = painter.opacity();
    painter.setOpacity(1);
    painter.setPen(ink);
    painter.setFont(column.noteFont);
    painter.drawText(column.noteRoom, InLines, column.note);
    painter.setOpacity(before);
}

}  // namespace rokada::ui
