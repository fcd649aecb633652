#include "lesson/wordbutton.h"

#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "shell/stylejob.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Margin around the text, and radius of the button's corners, in pixels.
constexpr int WordMargin = 10, WordRounding = 8;

}  // namespace

WordButton::WordButton(QWidget* parent) : LearnButton(parent) {}

void WordButton::setSign(Sign sign, int number) {
    sign_ = sign;
    number_ = number;
    updateGeometry();
    update();
}

int WordButton::signWidth() const { return sign_ == Sign::None ? 0 : fontMetrics().height() * 3 / 2; }

int WordButton::heightForWidth(int width) const {
    const int inner = std::max(40, width - 2 * WordMargin - signWidth());
    return std::max(heightOf(text(), font(), inner), fontMetrics().height()) + 2 * WordMargin - 2;
}

QSize WordButton::sizeHint() const {
    const int words = fontMetrics().horizontalAdvance(text());
    const int width = std::min(words, 260) + 2 * WordMargin + signWidth() + 2;
    return {width, heightForWidth(width)};
}

QSize WordButton::minimumSizeHint() const { return {120, fontMetrics().height() + 2 * WordMargin}; }

void WordButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keyed = hasFocus() && style::keysInUse();
    const bool lit = isEnabled() && (underMouse() || isDown());
    const QColor ground = isDown() ? theme().sunken : lit ? theme().hover : theme().raised;
    paintRound(painter, QRectF(rect()).adjusted(1, 1, -1, -1), WordRounding, ground,
               keyed              ? theme().accent
               : theme().contrast ? theme().edge
                                  : theme().line,
               keyed ? 2 : 1);
    if (sign_ != Sign::None) {
        const double side = fontMetrics().height();
        paintSign(painter, QRectF(WordMargin, (height() - side) / 2, side, side));
    }
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    paintWords(painter, rect().adjusted(WordMargin + signWidth(), 0, -WordMargin, 0), text(), font(), ink);
}

void WordButton::paintSign(QPainter& painter, const QRectF& box) const {
    if (sign_ == Sign::Tick) {
        const QPixmap tick = iconPixmap(Icon::Check, theme().accent, qRound(box.width() * devicePixelRatioF()));
        return painter.drawPixmap(box.toRect(), tick);
    }
    painter.setPen(theme().text3);
    painter.drawText(box.adjusted(-4, 0, 4, 0), Qt::AlignCenter, QString::number(number_));
}

}  // namespace rokada::ui
