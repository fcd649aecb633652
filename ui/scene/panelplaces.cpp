#include "scene/panelplaces.h"

#include <QFontMetrics>

#include <algorithm>

namespace rokada::ui::panels {

Face faceOf(const PlayerPanel& panel) {
    if (panel.turns == 0 || panel.rect.isEmpty()) return {panel, {}};
    const QPointF middle = QRectF(panel.rect).center();
    QTransform turn;
    turn.translate(middle.x(), middle.y());
    turn.rotate(90 * panel.turns);
    turn.translate(-middle.x(), -middle.y());
    const QRect lying = turn.inverted().mapRect(QRectF(panel.rect)).toRect();
    return {{lying, panel.upright && panel.turns % 2 == 0, panel.turns}, turn};
}

int thickness(const PlayerPanel& panel) { return panel.upright ? panel.rect.width() : panel.rect.height(); }

QRect innerOf(const PlayerPanel& panel) { return panel.rect.adjusted(Frame + 2, Frame + 2, -Frame - 2, -Frame - 2); }

int emblemSize(const PlayerPanel& panel) {
    const QRect inner = innerOf(panel);
    return std::min({panel.upright ? inner.width() : inner.height(), 40});
}

QRect besideEmblem(const PlayerPanel& panel) {
    const int used = emblemSize(panel) + Gap;
    return panel.upright ? innerOf(panel).adjusted(0, used, 0, 0) : innerOf(panel).adjusted(used, 0, 0, 0);
}

std::vector<std::pair<Kind, QRect>> itemsOn(const PlayerPanel& panel, const SeatScene& seat, int cell) {
    std::vector<std::pair<Kind, QRect>> items;
    if (panel.rect.isEmpty()) return items;
    const int size = std::min({thickness(panel) - 2 * Frame - 2, cell + 4, 72});
    const QRect inner = panel.rect.adjusted(Frame + 1, Frame + 1, -Frame - 1, -Frame - 1);
    QPoint at = panel.upright ? QPoint(inner.center().x() - size / 2, inner.bottom() + 1 - size)
                              : QPoint(inner.right() + 1 - size, inner.center().y() - size / 2);
    // NOLINTNEXTLINE(modernize-loop-convert): clang-tidy 14 cannot read the reversed view
    for (auto reserve = seat.reservePieces.rbegin(); reserve != seat.reservePieces.rend(); ++reserve) {
        items.emplace_back(reserve->first, QRect(at, QSize(size, size)));
        at -= panel.upright ? QPoint(0, size + 2) : QPoint(size + 2, 0);
    }
    std::reverse(items.begin(), items.end());
    return items;
}

QFont sized(QFont font, int pixels, bool bold) {
    font.setPixelSize(pixels);
    font.setBold(bold);
    font.setStrikeOut(false);
    return font;
}

int widthOf(const QString& text, const QFont& font) { return QFontMetrics(font).horizontalAdvance(text) + 1; }

QString pointer() { return QStringLiteral("\u25B6 "); }

int nameSize(const PlayerPanel& panel) { return std::clamp(thickness(panel) / 3, 14, 20); }

QFont fitted(QFont font, const QString& text, int width, int smallest) {
    while (font.pixelSize() > smallest && widthOf(text, font) > width) font.setPixelSize(font.pixelSize() - 1);
    return font;
}

ClockSizes::ClockSizes(const PlayerPanel& panel, const SeatScene& seat, const BoardLayout& layout, const QFont& font)
    : tall(std::clamp(thickness(panel) - 2 * Frame - 4, 12, layout.room().height() > 900 ? 34 : 28)),
      strip(seat.clock.digits, sized(font, tall * 4 / 5, true)),
      small(sized(font, std::clamp(tall / 2, 11, 14), true)),
      word(QFontMetrics(small).horizontalAdvance(seat.clock.word)) {
    const QRect room = besideEmblem(panel);
    if (word == 0 || stands(panel, room)) return;
    const QString name = pointer() + seat.words.name;
    const int left = (panel.upright ? room.height() : room.width()) - length(false) - Gap;
    inNote = left < widthOf(name, sized(font, nameSize(panel), true));
    if (inNote) word = 0;
}

bool ClockSizes::stands(const PlayerPanel& panel, const QRect& room) const {
    return panel.upright && strip.width() + 12 <= room.width();
}

int ClockSizes::length(bool standing) const {
    return standing ? tall + (word > 0 ? tall : 0) : strip.width() + 12 + (word > 0 ? word + Gap : 0);
}

QRect besideClock(const PlayerPanel& panel, const QRect& room, int length) {
    return panel.upright ? room.adjusted(0, length + Gap, 0, 0) : room.adjusted(0, 0, -length - Gap, 0);
}

PanelPlace roomOn(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where, const QFont& font) {
    if (where.rect.isEmpty()) return {};
    const Face face = faceOf(where);
    const PlayerPanel& panel = face.panel;
    QRect room = besideEmblem(panel);
    if (!seat.clock.digits.isEmpty() && seat.reservePieces.empty()) {
        const ClockSizes sizes(panel, seat, layout, font);
        room = besideClock(panel, room, sizes.length(sizes.stands(panel, room)));
    }
    for (const auto& [kind, item] : itemsOn(panel, seat, layout.cell())) {
        if (panel.upright) {
            room.setBottom(std::min(room.bottom(), item.top() - Gap));
        } else {
            room.setRight(std::min(room.right(), item.left() - Gap));
        }
    }
    // On a narrow panel it is read from below, as its words are.
    const bool fromBelow = panel.upright && room.width() < room.height();
    const QRect wide = panel.upright ? room.adjusted(-Frame, 0, Frame, 0) : room.adjusted(0, -Frame, 0, Frame);
    return {face.toScreen.mapRect(QRectF(wide)).toRect(), (panel.turns + (fromBelow ? 3 : 0)) % 4};
}

QRect withoutClock(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where, const QFont& font) {
    if (seat.clock.digits.isEmpty() || !seat.reservePieces.empty()) return where.rect;
    const Face face = faceOf(where);
    const QRect room = besideEmblem(face.panel);
    const ClockSizes sizes(face.panel, seat, layout, font);
    const QRect words = besideClock(face.panel, room, sizes.length(sizes.stands(face.panel, room)));
    QRect rest = face.panel.rect;
    face.panel.upright ? rest.setTop(words.top()) : rest.setRight(words.right());
    return face.toScreen.mapRect(QRectF(rest)).toRect();
}

}  // namespace rokada::ui::panels
