#include "scene/panelplaces.h"

#include "scene/panelcolumn.h"

#include <QFontMetrics>

#include <algorithm>

namespace rokada::ui::panels {

namespace {

/// Thickness of a panel, in pixels, from which two lines of larger text fit.
constexpr int Roomy = 50;

}  // namespace

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

int emblemSize(const PlayerPanel& panel) { return std::min(innerOf(panel).height(), 40); }

QRect besideEmblem(const PlayerPanel& panel) { return innerOf(panel).adjusted(emblemSize(panel) + Gap, 0, 0, 0); }

std::vector<std::pair<Kind, QRect>> itemsOn(const PlayerPanel& panel, const SeatScene& seat, int cell) {
    if (panel.upright) return itemsInColumn(panel, seat, cell);
    std::vector<std::pair<Kind, QRect>> items;
    if (panel.rect.isEmpty()) return items;
    // Limit the size of reserve pieces on a short panel, so that more than half of it remains for text.
    constexpr int Share = 8;
    const int size = std::min({thickness(panel) - 2 * Frame - 2, cell + 4, panel.rect.width() / Share, 72});
    const QRect inner = panel.rect.adjusted(Frame + 1, Frame + 1, -Frame - 1, -Frame - 1);
    QPoint at(inner.right() + 1 - size, inner.center().y() - size / 2);
    // NOLINTNEXTLINE(modernize-loop-convert): clang-tidy 14 cannot read the reversed view
    for (auto reserve = seat.reservePieces.rbegin(); reserve != seat.reservePieces.rend(); ++reserve) {
        items.emplace_back(reserve->first, QRect(at, QSize(size, size)));
        at -= QPoint(size + 2, 0);
    }
    std::ranges::reverse(items);
    return items;
}

QFont sized(QFont font, int pixels, bool bold) {
    // Qt does not allow a font size of 0, which very small panels would give.
    font.setPixelSize(std::max(1, pixels));
    font.setBold(bold);
    font.setStrikeOut(false);
    return font;
}

int widthOf(const QString& text, const QFont& font) { return QFontMetrics(font).horizontalAdvance(text) + 1; }

int nameSize(const PlayerPanel& panel) {
    const int thick = thickness(panel);
    return std::clamp(thick >= Roomy ? std::min(thick * 3 / 8, 16 + thick / 16) : thick / 3, 14, 24);
}

int noteSize(const PlayerPanel& panel) {
    const int thick = thickness(panel);
    return std::clamp(thick >= Roomy ? std::min(thick * 2 / 7, 10 + thick / 16) : thick / 4, 11, 16);
}

QFont fitted(QFont font, const QString& text, int width, int smallest) {
    while (font.pixelSize() > smallest && widthOf(text, font) > width) font.setPixelSize(font.pixelSize() - 1);
    return font;
}

ClockSizes::ClockSizes(const PlayerPanel& panel, const SeatScene& seat, const BoardLayout& layout, const QFont& font)
    : tall(std::clamp(thickness(panel) - 2 * Frame - 4, 12, layout.room().height() > 900 ? 34 : 28)),
      strip(seat.clock.digits, sized(font, tall * 4 / 5, true)),
      small(sized(font, std::clamp(tall / 2, 11, 14), true)),
      word(QFontMetrics(small).horizontalAdvance(seat.clock.word)) {
    if (word == 0) return;
    const QString& name = seat.words.name;
    const int left = besideEmblem(panel).width() - length() - Gap;
    inNote = left < widthOf(name, sized(font, nameSize(panel), true));
    if (inNote) word = 0;
}

PanelPlace roomOn(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where, const QFont& font) {
    if (where.rect.isEmpty()) return {};
    const Face face = faceOf(where);
    const PlayerPanel& panel = face.panel;
    if (panel.upright) {
        const PanelColumn column(panel, seat, layout.cell(), font);
        QRect below = innerOf(panel).adjusted(-Frame, 0, Frame, 0);
        below.setTop(column.clock.isEmpty() ? column.name.top() : column.clock.bottom() + Gap);
        below.setBottom(column.captured.bottom());
        return {face.toScreen.mapRect(QRectF(below)).toRect(), panel.turns};
    }
    QRect room = besideEmblem(panel);
    if (!seat.clock.digits.isEmpty() && seat.reservePieces.empty())
        room.setRight(room.right() - ClockSizes(panel, seat, layout, font).length() - Gap);
    for (const auto& [kind, item] : itemsOn(panel, seat, layout.cell()))
        room.setRight(std::min(room.right(), item.left() - Gap));
    return {face.toScreen.mapRect(QRectF(room.adjusted(0, -Frame, 0, Frame))).toRect(), panel.turns};
}

QRect withoutClock(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where, const QFont& font) {
    const Face face = faceOf(where);
    const bool small = !face.panel.upright && !seat.reservePieces.empty();
    if (seat.clock.digits.isEmpty() || small) return where.rect;
    QRect rest = face.panel.rect;
    if (face.panel.upright) {
        rest.setTop(PanelColumn(face.panel, seat, layout.cell(), font).clock.bottom() + Gap);
    } else {
        const int length = ClockSizes(face.panel, seat, layout, font).length();
        rest.setRight(besideEmblem(face.panel).right() - length - Gap);
    }
    return face.toScreen.mapRect(QRectF(rest)).toRect();
}

}  // namespace rokada::ui::panels
