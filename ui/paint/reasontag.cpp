#include "paint/reasontag.h"

#include "scene/boardtheme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr int Padding = 8;
/// Between the label and its square.
constexpr int Margin = 4;
/// A line of the label has room for about so many letters, the label for so many lines.
constexpr int Letters = 30;
constexpr int MostLines = 5;
constexpr int Flags = Qt::AlignCenter | Qt::TextWordWrap;

QRect wrapped(const QFontMetrics& metrics, const QString& words, QSize room) {
    return metrics.boundingRect(QRect(QPoint(0, 0), room), Flags, words);
}

bool fits(const QFontMetrics& metrics, const QString& words, QSize room) {
    const QRect box = wrapped(metrics, words, room);
    return box.width() <= room.width() && box.height() <= room.height();
}

/// Whole words, as many as there is room for.
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

/// Above the square as its reader sees it, else below, to its right or left: the first place that leaves the square and
/// what is clear alone, or the first that leaves the square alone.
QRect placed(QSize size, const QRect& square, const QRect& board, const QRegion& clear, int quarterTurns) {
    const QSize away = (square.size() + size) / 2 + QSize(Margin, Margin);
    const std::array<QPoint, 4> ups{QPoint(0, -away.height()), QPoint(away.width(), 0), QPoint(0, away.height()),
                                    QPoint(-away.width(), 0)};
    std::array<QRect, 4> places;
    for (std::size_t i = 0; i < places.size(); ++i) {
        constexpr std::array<std::size_t, 4> order{0, 2, 1, 3};
        QRect box(QPoint(0, 0), size);
        box.moveCenter(square.center() + ups[(static_cast<std::size_t>(quarterTurns) + order[i]) % ups.size()]);
        places[i] = pushedInto(box, board);
    }
    const auto beside = [&](const QRect& box) { return !box.intersects(square); };
    const auto best =
        std::ranges::find_if(places, [&](const QRect& box) { return beside(box) && !clear.intersects(box); });
    if (best != places.end()) return *best;
    const auto second = std::ranges::find_if(places, beside);
    return second != places.end() ? *second : places.front();
}

}  // namespace

ReasonTag::ReasonTag(const QString& words, const QRect& square, const QRect& board, const QRegion& clear,
                     int quarterTurns, const QFont& font)
    : quarterTurns_(quarterTurns), font_(font) {
    if (words.isEmpty() || square.isEmpty()) return;
    const QFontMetrics metrics(font_);
    const bool sideways = quarterTurns % 2 == 1;
    const QSize around(2 * Padding, Padding);
    const QSize seen = (sideways ? board.size().transposed() : board.size()) - around;
    const QSize room = seen.boundedTo(QSize(Letters * metrics.averageCharWidth(), MostLines * metrics.lineSpacing()));
    words_ = fitted(metrics, words, room);
    const QSize size = wrapped(metrics, words_, room).size() + around;
    box_ = placed(sideways ? size.transposed() : size, square, board, clear, quarterTurns);
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
    // Inside the padding, where its lines were measured.
    painter.drawText(label.adjusted(Padding, Padding / 2, -Padding, -Padding / 2), Flags | Qt::TextDontClip, words_);
    painter.restore();
}

}  // namespace rokada::ui
