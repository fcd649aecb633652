#include "newgame/startrow.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "shell/stylejob.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in design pixels. 15 design pixels are one em; `px` converts them to pixels.
constexpr double Height = 80, MinHeight = 52, RowRadius = 12, Inset = 16, TileSize = 42, TileRadius = 10, IconSize = 21,
                 Chevron = 16;

}  // namespace

StartRow::StartRow(Icon icon, Tone tone, QWidget* parent) : QAbstractButton(parent), icon_(icon), tone_(tone) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

int StartRow::px(double length) const { return designPixels(length, emOf(font())); }

void StartRow::setWords(const QString& title, const QString& more) {
    setText(title);
    more_ = more;
    setAccessibleName(title);
    setAccessibleDescription(more);
    updateGeometry();
    update();
}

/// Returns the size in which both lines are complete.
QSize StartRow::sizeHint() const {
    const int title = QFontMetrics(weighted(font(), QFont::DemiBold)).horizontalAdvance(text());
    const int second = QFontMetrics(fontFor(TextRole::SecondLine, font())).horizontalAdvance(more_);
    return {std::max(title, second) + px(TileSize) + px(Chevron) + 4 * px(Inset) + 1, px(Height)};
}

QSize StartRow::minimumSizeHint() const { return {px(180), px(MinHeight)}; }

void StartRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& tokens = theme();
    const bool pointed = underMouse();
    const QRectF sheet = QRectF(rect()).adjusted(1, 1, -1, -1);
    paintRound(painter, sheet, px(RowRadius), pointed ? tokens.raised : tokens.panel,
               pointed ? tokens.edge : tokens.line);
    const int tile = px(TileSize);
    const QRect place(px(Inset), (height() - tile) / 2, tile, tile);
    const QColor ground = tone_ == Tone::Soft ? tokens.soft : tone_ == Tone::Warm ? tokens.warningSoft : tokens.sunken;
    const QColor ink = tone_ == Tone::Soft ? tokens.onSoft : tone_ == Tone::Warm ? tokens.warning : tokens.text2;
    paintRound(painter, place, px(TileRadius), ground);
    const auto icon = [&](Icon what, const QColor& colour, int size, QPoint middle) {
        const QPixmap picture = iconPixmap(what, colour, qRound(size * devicePixelRatioF()));
        painter.drawPixmap(QRect(middle.x() - size / 2, middle.y() - size / 2, size, size), picture);
    };
    icon(icon_, ink, px(IconSize), place.center());
    const int end = width() - px(Inset);
    icon(Icon::ChevronRight, tokens.text2, px(Chevron), {end - px(Chevron) / 2, height() / 2});
    const QRect words(place.right() + px(Inset), 0, end - px(Chevron) - place.right() - 2 * px(Inset), height());
    const QFont title = weighted(font(), QFont::DemiBold), second = fontFor(TextRole::SecondLine, font());
    const int first = QFontMetrics(title).lineSpacing(), below = QFontMetrics(second).lineSpacing();
    const int top = (height() - first - below) / 2;
    painter.setFont(title);
    painter.setPen(tokens.text);
    painter.drawText(QRect(words.x(), top, words.width(), first), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(title).elidedText(text(), Qt::ElideRight, words.width()));
    painter.setFont(second);
    painter.setPen(tokens.text2);
    painter.drawText(QRect(words.x(), top + first, words.width(), below), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(second).elidedText(more_, Qt::ElideRight, words.width()));
    if (hasFocus() && style::keysInUse()) paintRound(painter, sheet, px(RowRadius), {}, tokens.accent, 2);
}

void StartRow::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    enter ? click() : QAbstractButton::keyPressEvent(event);
}

}  // namespace rokada::ui
