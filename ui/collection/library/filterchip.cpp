#include "library/filterchip.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of a filter button, in pixels at a font size of 15 pixels.
constexpr double ChipHeight = 32, ChipInset = 12, ChipSign = 14, ChipGap = 6, ChipRadius = 8, ChipLongest = 250;

}  // namespace

FilterChip::FilterChip(const char* name, QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QLatin1String(name));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

int FilterChip::px(double length) const { return designPixels(length, emOf(font())); }

/// Returns the font of the text, which is bolder while the filter has a value.
QFont FilterChip::wordsFont() const { return weighted(font(), isSet() ? QFont::DemiBold : QFont::Medium); }

void FilterChip::setWords(const QString& filter, const QString& value) {
    filter_ = filter;
    value_ = value;
    //: button of a search filter; %1: name of the filter; %2: its value
    setText(isSet() ? tr("%1: %2").arg(filter, value) : filter);
    setAccessibleName(text());
    setAccessibleDescription(isSet() ? tr("Press Delete to clear this filter.") : QString());
    setToolTip(isSet() ? text() : QString());
    updateGeometry();
    update();
}

void FilterChip::clear() {
    if (isSet()) emit cleared();
}

QString FilterChip::words() const {
    return QFontMetrics(wordsFont()).elidedText(isSet() ? value_ : filter_, Qt::ElideRight, px(ChipLongest));
}

QSize FilterChip::sizeHint() const {
    const QSize text = QFontMetrics(wordsFont()).size(0, words());
    return {text.width() + 2 * px(ChipInset) + px(ChipGap) + px(ChipSign),
            std::max(px(ChipHeight), text.height() + px(ChipGap))};
}

QRect FilterChip::signRect() const {
    const int side = px(ChipSign);
    return {width() - px(ChipInset) - side, (height() - side) / 2, side, side};
}

void FilterChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lively = isEnabled() && underMouse();
    if (!isEnabled()) painter.setOpacity(0.45);
    if (isSet()) {
        paintSoft(painter, rect(), px(ChipRadius));
    } else {
        paintRound(painter, rect(), px(ChipRadius), lively ? theme().hover : theme().raised,
                   theme().contrast ? theme().edge : theme().line);
    }
    const QColor ink = isSet() ? theme().onSoft : lively ? theme().text : theme().text2;
    painter.setFont(wordsFont());
    painter.setPen(ink);
    painter.drawText(rect().adjusted(px(ChipInset), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words());
    const QRect sign = signRect();
    painter.drawPixmap(
        sign, iconPixmap(isSet() ? Icon::Close : Icon::ChevronDown, ink, qRound(sign.width() * devicePixelRatioF())));
}

/// Enter presses the button. Qt itself supports this only in dialogs.
void FilterChip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: return click();
        case Qt::Key_Delete:
        case Qt::Key_Backspace: return clear();
        default: QAbstractButton::keyPressEvent(event);
    }
}

void FilterChip::mousePressEvent(QMouseEvent* event) {
    const int reach = px(ChipGap);
    onCross_ =
        isSet() && event->button() == Qt::LeftButton && event->position().toPoint().x() >= signRect().left() - reach;
    if (!onCross_) QAbstractButton::mousePressEvent(event);
}

void FilterChip::mouseReleaseEvent(QMouseEvent* event) {
    if (!onCross_) return QAbstractButton::mouseReleaseEvent(event);
    onCross_ = false;
    if (rect().contains(event->position().toPoint())) clear();
}

void FilterChip::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace rokada::ui
