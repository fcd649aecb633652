#include "paint/messagepainter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int LargestText = 15;
constexpr int SmallestSaid = 9;
constexpr int Border = 6;
constexpr int Wrapped = Qt::AlignCenter | Qt::TextWordWrap;

/// The largest letters in which the sentence fits into the room.
QFont fitting(QFont font, const QSize& room, const QString& sentence) {
    font.setBold(false);
    for (int pixels = LargestText; pixels >= SmallestSaid; --pixels) {
        font.setPixelSize(pixels);
        const QRect box = QFontMetrics(font).boundingRect(QRect(QPoint(), room), Wrapped, sentence);
        if (box.width() <= room.width() && box.height() <= room.height()) break;
    }
    return font;
}

void paintLabel(QPainter& painter, const BoardView& view, const PlayerPanel& panel, const QString& sentence) {
    painter.save();
    painter.translate(QRectF(panel.rect).center());
    painter.rotate(90 * panel.turns);
    QSize size = panel.rect.size();
    if (panel.turns % 2 != 0) size.transpose();
    // The brackets of partners reach a little over the player panel.
    const QRect label = QRect({-size.width() / 2, -size.height() / 2}, size).adjusted(-3, -3, 3, 3);
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

}  // namespace

void paintMessages(QPainter& painter, const BoardView& view) {
    for (std::size_t side = 0; side < view.scene.seats.size(); ++side) {
        const QString& sentence = view.scene.seats[side].message;
        const PlayerPanel& panel = view.layout.panels()[side];
        if (!sentence.isEmpty() && !panel.rect.isEmpty()) paintLabel(painter, view, panel, sentence);
    }
}

}  // namespace rokada::ui
