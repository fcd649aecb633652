#include "scene/panelcolumn.h"

#include "scene/panelplaces.h"

#include <QFontMetrics>
#include <QStringList>

#include <algorithm>

namespace rokada::ui::panels {

namespace {

constexpr int LargestEmblem = 48;
constexpr int SmallestEmblem = 18;
/// Free space on both sides of the emblem, in pixels.
constexpr int EmblemRoom = 13;
constexpr int SmallestName = 12;
constexpr int LargestName = 22;
constexpr int SmallestNote = 11;
constexpr int LargestNote = 16;
constexpr int LargestClock = 40;
constexpr int LargestItem = 72;
/// Largest part of the panel height for reserve pieces.
constexpr double ItemPart = 0.46;
constexpr int Wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// Returns the text with a line break at each " · ".
QString inLines(QString words) { return words.replace(QStringLiteral(" \u00B7 "), QStringLiteral("\n")); }

bool holds(const QFont& font, const QString& words, QSize room) {
    const QRect box = QFontMetrics(font).boundingRect(QRect(QPoint(), room), Wrapped, words);
    return box.width() <= room.width() && box.height() <= room.height();
}

/// Returns the number of lines for a name, 1 or 2. Only names entered by users are too long for one line.
int nameLines(const QFont& font, const QString& name, int width) { return widthOf(name, font) <= width ? 1 : 2; }

}  // namespace

PanelColumn::PanelColumn(const PlayerPanel& panel, const SeatScene& seat, int cell, const QFont& font) {
    const QRect inner = innerOf(panel);
    const int width = inner.width();
    const int smallEnough = std::min({width - 2 * EmblemRoom, inner.height() / 7, LargestEmblem});
    const int size = std::max(SmallestEmblem, smallEnough);
    emblem = QRect(inner.center().x() - size / 2, inner.top(), size, size);
    int y = emblem.bottom() + 1 + Gap;
    const auto next = [&](int height, int gap) {
        const QRect line(inner.left(), y, width, height);
        y += height + gap;
        return line;
    };
    nameFont = fitted(sized(font, std::clamp(width / 5, SmallestName, LargestName), true), seat.words.name, width,
                      SmallestNote);
    const int letters = QFontMetrics(nameFont).height();
    name = next(letters * nameLines(nameFont, seat.words.name, width), 2);
    if (!seat.words.points.isEmpty()) points = next(letters + 2, Gap - 2);
    const auto items = itemsInColumn(panel, seat, cell);
    const int foot = items.empty() ? inner.bottom() + 1 : items.front().second.top() - 2;
    const int clockHeight = seat.clock.digits.isEmpty() ? 0 : std::clamp(width * 2 / 5, 20, LargestClock);
    const QSize room(width, std::max(0, foot - y - clockHeight));
    noteFont = sized(font, std::clamp(width / 7, SmallestNote, LargestNote), false);
    const QString full = inLines(seat.words.note);
    const QString brief = seat.words.brief.isEmpty() ? full : inLines(seat.words.brief);
    for (const QString& words : {full, brief}) {
        note = words;
        while (noteFont.pixelSize() > SmallestNote && !holds(noteFont, note, room))
            noteFont.setPixelSize(noteFont.pixelSize() - 1);
        if (holds(noteFont, note, room)) break;
    }
    if (!seat.clock.word.isEmpty())
        note = note.isEmpty() ? seat.clock.word : seat.clock.word + QLatin1Char('\n') + note;
    const int tall = QFontMetrics(noteFont).boundingRect(QRect(QPoint(), room), Wrapped, note).height();
    noteRoom = note.isEmpty() ? QRect() : next(std::min(tall, room.height()), Gap);
    if (clockHeight > 0) clock = next(clockHeight, Gap);
    captured = QRect(inner.left(), y, width, std::max(0, foot - y));
}

std::vector<std::pair<Kind, QRect>> itemsInColumn(const PlayerPanel& panel, const SeatScene& seat, int cell) {
    std::vector<std::pair<Kind, QRect>> items;
    const int count = static_cast<int>(seat.reservePieces.size());
    if (count == 0 || panel.rect.isEmpty()) return items;
    const QRect inner = panel.rect.adjusted(Frame + 1, Frame + 1, -Frame - 1, -Frame - 1);
    const int room = static_cast<int>(inner.height() * ItemPart);
    const int size = std::min({inner.width(), cell + 4, LargestItem, room / std::max(count, 3) - 2});
    QPoint at(inner.center().x() - size / 2, inner.bottom() + 1 - count * (size + 2) + 2);
    for (const auto& [kind, number] : seat.reservePieces) {
        items.emplace_back(kind, QRect(at, QSize(size, size)));
        at.ry() += size + 2;
    }
    return items;
}

}  // namespace rokada::ui::panels
