#include "learn/taskcard.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "learn/progresspaint.h"
#include "shell/stylejob.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths of a card, in pixels at a font size of 15 pixels. `px` scales them with the font size.
constexpr double WayHeight = 80, WayInset = 16, WayIconTile = 42, WayPieceTile = 46, WayTileRadius = 10,
                 WayIconSize = 21, WayChevron = 16;
constexpr double CardRadius = 12, WayAir = 14, WayLineHeight = 6, WayFootHeight = 42, WayPieceGap = 14;

}  // namespace

TaskCard::TaskCard(const QString& name, Icon icon, Tone tone, QWidget* parent)
    : LearnButton(parent), icon_(icon), tone_(tone) {
    setObjectName(name);
}

TaskCard::TaskCard(const QString& name, TilePiece piece, QWidget* parent)
    : LearnButton(parent), piece_(std::move(piece)) {
    setObjectName(name);
}

void TaskCard::setWords(const QString& title, const QString& more) {
    setText(title);
    more_ = more;
    setAccessibleName(title);
    setAccessibleDescription(more);
    updateGeometry();
    update();
}

void TaskCard::setProgress(int done, int all) {
    done_ = done;
    all_ = all;
    setAccessibleDescription(count());
    updateGeometry();
    update();
}

//: %1: number of solved puzzles; %2: number of all puzzles
QString TaskCard::count() const { return tr("%1 of %2").arg(done_).arg(all_); }

QFont TaskCard::titleFont() const { return weighted(font(), QFont::DemiBold); }

QFont TaskCard::moreFont() const { return fontFor(TextRole::SecondLine, font()); }

int TaskCard::wordsWidth(int width) const {
    const double sign = icon_ ? WayIconTile + WayInset : WayPieceTile + WayPieceGap;
    return width - px(2 * WayInset + sign) - (icon_ ? px(WayChevron + WayInset / 2) : 0);
}

/// Returns the height of the icon and the text in pixels. It does not include the progress line.
int TaskCard::headHeight(int width) const {
    const int room = wordsWidth(width);
    const int words = heightOf(text(), titleFont(), room) + heightOf(more_, moreFont(), room);
    return std::max(px(WayHeight), words + 2 * px(WayAir));
}

int TaskCard::heightForWidth(int width) const { return headHeight(width) + (all_ > 0 ? px(WayFootHeight) : 0); }

void TaskCard::paintSign(QPainter& painter, int height) const {
    const int tile = px(icon_ ? WayIconTile : WayPieceTile);
    const QRect place(px(WayInset), (height - tile) / 2, tile, tile);
    if (!icon_) return paintPieceTile(painter, place, piece_);
    const Theme& tokens = theme();
    const bool soft = tone_ == Tone::Soft, warm = tone_ == Tone::Warm;
    paintRound(painter, place, px(WayTileRadius), soft ? tokens.soft : warm ? tokens.warningSoft : tokens.sunken);
    const auto paint = [&](Icon icon, const QColor& ink, int size, QPoint middle) {
        painter.drawPixmap(QRect(middle.x() - size / 2, middle.y() - size / 2, size, size),
                           iconPixmap(icon, ink, qRound(size * devicePixelRatioF())));
    };
    paint(*icon_, soft ? tokens.onSoft : warm ? tokens.warning : tokens.text2, px(WayIconSize), place.center());
    paint(Icon::ChevronRight, tokens.text2, px(WayChevron), {width() - px(WayInset) - px(WayChevron) / 2, height / 2});
}

void TaskCard::paintProgress(QPainter& painter) const {
    const int length = QFontMetrics(moreFont()).horizontalAdvance(count());
    const int middle = height() - px(WayFootHeight) + px(WayFootHeight - WayInset) / 2;
    const int end = width() - px(WayInset);
    const QRectF line(px(WayInset), middle - px(WayLineHeight) / 2.0, end - length - px(2 * WayInset),
                      px(WayLineHeight));
    paintProgressLine(painter, line, done_, all_);
    painter.setFont(moreFont());
    painter.setPen(theme().text2);
    painter.drawText(QRect(end - length - 1, middle - px(WayAir), length + 1, 2 * px(WayAir)),
                     Qt::AlignRight | Qt::AlignVCenter, count());
}

void TaskCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& tokens = theme();
    const QRectF sheet = QRectF(rect()).adjusted(1, 1, -1, -1);
    paintRound(painter, sheet, px(CardRadius), pointed() ? tokens.raised : tokens.panel,
               pointed() || tokens.contrast ? tokens.edge : tokens.line);
    if (keyed()) paintRound(painter, sheet, px(CardRadius), {}, tokens.accent, 2);
    if (!isEnabled()) painter.setOpacity(style::DisabledOpacity);
    const int head = height() - (all_ > 0 ? px(WayFootHeight) : 0);
    paintSign(painter, head);
    const int room = wordsWidth(width());
    const int left = px(WayInset + (icon_ ? WayIconTile + WayInset : WayPieceTile + WayPieceGap));
    const int first = heightOf(text(), titleFont(), room), second = heightOf(more_, moreFont(), room);
    const int top = (head - first - second) / 2;
    paintWords(painter, QRect(left, top, room, first), text(), titleFont(), tokens.text);
    paintWords(painter, QRect(left, top + first, room, second), more_, moreFont(), tokens.text2);
    if (all_ > 0) paintProgress(painter);
}

}  // namespace rokada::ui
