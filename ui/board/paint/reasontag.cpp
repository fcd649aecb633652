#include "paint/reasontag.h"

#include "scene/boardtheme.h"
#include "texts/notations.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace rokada::ui {

namespace {

constexpr int Padding = 8, HalfPadding = 4, Slack = 2;
/// Distance between the label and its square, in pixels.
constexpr int Margin = 4;
/// Line widths, in characters, that are tried one after another.
constexpr std::array<int, 3> Letters{30, 42, 54};
/// Maximum number of lines.
constexpr int MaxLines = 5;
/// Smallest text size on a player panel, in pixels. Text that is still too long is shortened.
constexpr int SmallestOnPanel = 9;
/// Text size, in pixels, below which the label takes the whole panel instead of a smaller font.
constexpr int ReadableOnPanel = 11;
constexpr int Flags = Qt::AlignCenter | Qt::TextWordWrap;

QRect wrapped(const QFontMetrics& metrics, const QString& words, QSize room) {
    return metrics.boundingRect(QRect(QPoint(0, 0), room), Flags, words);
}

bool fits(const QFontMetrics& metrics, const QString& words, QSize room) {
    const QRect box = wrapped(metrics, words, room);
    return box.width() <= room.width() && box.height() <= room.height();
}

/// Returns the size in which the text is laid out. Uses the narrowest of the line widths `Letters` in which the text
/// fits. The result is at most `seen`.
QSize roomFor(const QFontMetrics& metrics, const QString& words, QSize seen) {
    const int letter = metrics.averageCharWidth();
    for (const int letters : Letters) {
        const QSize room = seen.boundedTo(QSize(letters * letter, MaxLines * metrics.lineSpacing()));
        if (fits(metrics, words, room)) return room;
    }
    return seen.boundedTo(QSize(Letters.back() * letter, seen.height()));
}

/// Returns the narrowest size in which the text has the same number of lines, so that the last line is not a single
/// word.
QSize balanced(const QFontMetrics& metrics, const QString& words, QSize room) {
    const QSize whole = wrapped(metrics, words, room).size();
    const int letter = std::max(1, metrics.averageCharWidth());
    QSize narrow = whole.boundedTo(room);
    while (narrow.width() > letter) {
        const QSize less(narrow.width() - letter, room.height());
        const QSize box = wrapped(metrics, words, less).size();
        if (box.height() > whole.height() || box.width() > less.width()) break;
        narrow.setWidth(less.width());
    }
    return narrow;
}

/// Returns the text, shortened to as many whole words as fit.
QString fitted(const QFontMetrics& metrics, QString words, QSize room) {
    const QChar more(0x2026);
    if (fits(metrics, words, room)) return words;
    while (words.contains(QLatin1Char(' '))) {
        words.truncate(words.lastIndexOf(QLatin1Char(' ')));
        if (fits(metrics, words + more, room)) return words + more;
    }
    return metrics.elidedText(words, Qt::ElideRight, room.width());
}

QRect pushedInto(QRect box, const QRect& board) {
    box.moveLeft(std::clamp(box.left(), board.left(), std::max(board.left(), board.right() - box.width() + 1)));
    box.moveTop(std::clamp(box.top(), board.top(), std::max(board.top(), board.bottom() - box.height() + 1)));
    return box;
}

/// Returns the part of `box` that `over` covers, from 0 to 1.
double share(const QRect& box, const QRect& over) {
    const QRect both = box.intersected(over);
    return both.isEmpty() ? 0 : double(both.width()) * both.height() / (double(box.width()) * box.height());
}

/// Returns the horizontal plus the vertical distance between two rectangles, in pixels.
int gap(const QRect& one, const QRect& other) {
    const int across = std::max({0, one.left() - other.right(), other.left() - one.right()});
    const int along = std::max({0, one.top() - other.bottom(), other.top() - one.bottom()});
    return across + along;
}

/// Returns the cost of placing a label at `box`. The cost is high for covering squares that the text mentions, lower
/// for covering pieces, and low for distance.
double costOf(const QRect& box, const LabelPlace& place) {
    constexpr double Spared = 100, Square = 200, Piece = 4, Touched = 0.5, Board = 0.1, Away = 1.5;
    double cost = box.intersects(place.square) ? Square : 0;
    for (const QRect& rect : place.spared) cost += rect.intersects(box) ? Spared : 0;
    for (const QRect& rect : place.pieces) cost += rect.intersects(box) ? Touched + Piece * share(rect, box) : 0;
    for (const QRect& rect : place.squares) cost += Board * share(rect, box);
    const int unit = std::max(1, std::min(place.square.width(), place.square.height()));
    return cost + Away * std::max(0, gap(box, place.square) - Margin) / unit;
}

/// Returns the place with the lowest cost. From the reader's view, places are tried in the order above, below, right,
/// left, each also further away.
QRect placed(QSize size, const LabelPlace& place) {
    constexpr int Near = 6;
    constexpr std::array<int, 4> order{0, 2, 1, 3};
    constexpr std::array<QPoint, 4> ways{QPoint(0, -1), QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0)};
    constexpr double Later = 0.05, Aside = 0.15;
    const QSize away = (place.square.size() + size) / 2 + QSize(Margin, Margin);
    const int step = std::max(1, std::min(place.square.width(), place.square.height()) / 2);
    // Labels are longer than small squares, so try places beyond the area that a label covers.
    const int most = Near + std::max(size.width(), size.height()) / (2 * step);
    QRect best;
    double least = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const QPoint way = ways[static_cast<std::size_t>(place.quarterTurns + order[i]) % ways.size()];
        const QPoint side(way.y(), way.x());
        for (int further = 0; further <= most; ++further) {
            for (int aside = -most; aside <= most; ++aside) {
                const QPoint from(way.x() * away.width(), way.y() * away.height());
                QRect box(QPoint(0, 0), size);
                box.moveCenter(place.square.center() + from + step * (further * way + aside * side));
                box = pushedInto(box, place.room);
                if (place.close && gap(box, place.square) > 2 * Margin) continue;
                const double cost = costOf(box, place) + Later * static_cast<double>(i) + Aside * std::abs(aside);
                if (!best.isNull() && cost >= least) continue;
                best = box;
                least = cost;
            }
        }
    }
    return best;
}

}  // namespace

QFont labelFont(QFont font, int cell) {
    constexpr int Smallest = 8, Largest = 26;
    const int pixels = std::min(Largest, Smallest + cell * 11 / 100);
    font.setPixelSize(std::max(QFontInfo(font).pixelSize(), pixels));
    return font;
}

ReasonTag::ReasonTag(const QString& words, const LabelPlace& place, const QFont& font)
    : quarterTurns_(place.quarterTurns), font_(font) {
    if (words.isEmpty() || place.square.isEmpty()) return;
    const QFontMetrics metrics(font_);
    const bool sideways = quarterTurns_ % 2 == 1;
    const QSize around(2 * Padding, Padding);
    const QSize seen = (sideways ? place.room.size().transposed() : place.room.size()) - around;
    const QString whole = unbroken(words);
    QSize room = roomFor(metrics, whole, seen);
    words_ = fitted(metrics, whole, room);
    room = balanced(metrics, words_, room);
    const QSize size = wrapped(metrics, words_, room).size() + around;
    box_ = placed(sideways ? size.transposed() : size, place);
}

ReasonTag::ReasonTag(const QString& words, const PanelRoom& panel, const QFont& font)
    : quarterTurns_(panel.quarterTurns), onPanel_(true), font_(font) {
    if (words.isEmpty() || panel.rect.isEmpty()) return;
    const bool sideways = quarterTurns_ % 2 == 1;
    const QSize around(2 * Padding, Padding);
    const QSize whole = sideways ? panel.rect.size().transposed() : panel.rect.size();
    QSize room = QSize(whole.width() / 2, whole.height()) - around;
    const auto shrink = [&](int smallest) {
        int pixels = QFontInfo(font).pixelSize();
        font_.setPixelSize(pixels);
        while (pixels > smallest && !fits(QFontMetrics(font_), words, room)) font_.setPixelSize(--pixels);
        return fits(QFontMetrics(font_), words, room);
    };
    // Use the whole panel and cover the name before the text becomes too small.
    if (!shrink(ReadableOnPanel)) {
        room = whole - around;
        shrink(SmallestOnPanel);
    }
    const QFontMetrics metrics(font_);
    words_ = fitted(metrics, words, room);
    const QSize size = wrapped(metrics, words_, room).size() + around;
    box_ = QRect(QPoint(), sideways ? size.transposed() : size);
    box_.moveCenter(panel.rect.center());
    switch (quarterTurns_) {
        case 0: box_.moveRight(panel.rect.right()); break;
        case 1: box_.moveBottom(panel.rect.bottom()); break;
        case 2: box_.moveLeft(panel.rect.left()); break;
        default: box_.moveTop(panel.rect.top()); break;
    }
}

void ReasonTag::paint(QPainter& painter) const {
    if (empty()) return;
    QRectF label(QPointF(0, 0), quarterTurns_ % 2 == 1 ? box_.size().transposed() : box_.size());
    label.moveCenter(QPointF(0, 0));
    painter.save();
    painter.translate(QRectF(box_).center());
    painter.rotate(90.0 * quarterTurns_);
    painter.setPen(QPen(QColor(OutlineInk), 1.5));
    painter.setBrush(QColor(0xF4F1EA));
    painter.drawRoundedRect(label.adjusted(1, 1, -1, -1), 6, 6);
    painter.setFont(font_);
    // Paint into a slightly larger box, because the text was measured in whole pixels.
    const QRectF lines = label.adjusted(Padding - Slack, HalfPadding, Slack - Padding, -HalfPadding);
    painter.drawText(lines, Flags | Qt::TextDontClip, words_);
    painter.restore();
}

}  // namespace rokada::ui
