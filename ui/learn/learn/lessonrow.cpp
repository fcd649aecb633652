#include "learn/lessonrow.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths of a row, in pixels at a font size of 15 pixels. `px` scales them with the font size.
constexpr double RowHeight = 62, RowInset = 12, RowNumberEnd = 21, RowTile = 46, RowTileLeft = 37, RowTitle = 99,
                 RowAir = 6, RowRadius = 10;
constexpr double RowNarrowestBeside = 330;

}  // namespace

LessonRow::LessonRow(int number, TilePiece piece, QWidget* parent)
    : LearnButton(parent), number_(number), piece_(std::move(piece)) {}

void LessonRow::show(const QString& title, State state, int done, int steps) {
    state_ = state;
    setText(title);
    switch (state) {
        case State::Done: more_ = tr("Completed"); break;
        case State::Next: more_ = done > 0 ? tr("Step %1 of %2").arg(done + 1).arg(steps) : tr("Next lesson"); break;
        case State::Begun: more_ = tr("Step %1 of %2").arg(done + 1).arg(steps); break;
        case State::Open: more_ = tr("%n step(s)", nullptr, steps); break;
    }
    //: %1: title of a lesson; %2: its progress, for example "completed"
    setAccessibleName(tr("%1, %2").arg(title, more_));
    updateGeometry();
    update();
}

QFont LessonRow::moreFont() const {
    const bool strong = state_ == State::Done || state_ == State::Next;
    return weighted(fontFor(TextRole::SecondLine, font()), strong ? QFont::DemiBold : QFont::Normal);
}

bool LessonRow::moreBelow(int width) const { return width < px(RowNarrowestBeside); }

QRect LessonRow::titleBox(int width, int height) const {
    const QFontMetrics metrics(moreFont());
    const bool below = moreBelow(width);
    const int aside = below ? 0 : metrics.horizontalAdvance(more_) + px(RowInset);
    return {px(RowTitle), 0, width - px(RowTitle) - aside - px(RowInset), height - (below ? metrics.lineSpacing() : 0)};
}

int LessonRow::heightForWidth(int width) const {
    const int words = heightOf(text(), weighted(font(), QFont::DemiBold), titleBox(width, 0).width());
    const int below = moreBelow(width) ? QFontMetrics(moreFont()).lineSpacing() : 0;
    return std::max(px(RowHeight), words + below + 2 * px(RowAir));
}

void LessonRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& tokens = theme();
    const QRectF sheet = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (pointed()) paintRound(painter, sheet, px(RowRadius), tokens.hover);
    if (keyed()) paintRound(painter, sheet, px(RowRadius), {}, tokens.accent, 2);
    painter.setFont(font());
    painter.setPen(tokens.text3);
    painter.drawText(QRect(0, 0, px(RowNumberEnd), height()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(number_));
    const int tile = px(RowTile);
    paintPieceTile(painter, QRectF(px(RowTileLeft), (height() - tile) / 2.0, tile, tile), piece_);
    const bool next = state_ == State::Next;
    const QRect words = titleBox(width(), height());
    const QFont title = weighted(font(), next ? QFont::DemiBold : QFont::Medium);
    paintWords(painter, words, text(), title, next ? tokens.onSoft : tokens.text);
    const QColor ink = state_ == State::Done ? tokens.accent : next ? tokens.onSoft : tokens.text3;
    painter.setFont(moreFont());
    painter.setPen(ink);
    if (!moreBelow(width())) {
        return painter.drawText(rect().adjusted(0, 0, -px(RowInset), 0), Qt::AlignRight | Qt::AlignVCenter, more_);
    }
    const int line = height() - words.height();
    const int bottom = (height() + heightOf(text(), title, words.width()) - line) / 2;
    painter.drawText(QRect(words.x(), bottom, words.width(), line), Qt::AlignLeft | Qt::AlignVCenter, more_);
}

}  // namespace rokada::ui
