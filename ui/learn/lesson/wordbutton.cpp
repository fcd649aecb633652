#include "lesson/wordbutton.h"

#include "kit/theme.h"
#include "scene/markcolours.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSizePolicy>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int WordFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter;
constexpr int Rounding = 6;

}  // namespace

WordButton::WordButton(Look look, QWidget* parent) : QAbstractButton(parent), look_(look) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void WordButton::setSign(Sign sign, int number) {
    sign_ = sign;
    number_ = number;
    updateGeometry();
    update();
}

int WordButton::signWidth() const { return sign_ == Sign::None ? 0 : fontMetrics().height() * 3 / 2; }

int WordButton::heightForWidth(int width) const {
    const int inner = std::max(40, width - 2 * margin() - signWidth());
    const QRect words = fontMetrics().boundingRect(QRect(0, 0, inner, 10000), WordFlags, text());
    return std::max(words.height(), fontMetrics().height()) + 2 * margin() - (look_ == Look::Framed ? 2 : 0);
}

QSize WordButton::sizeHint() const {
    const int words = fontMetrics().horizontalAdvance(text());
    const int width = std::min(words, 260) + 2 * margin() + signWidth() + 2;
    return {width, heightForWidth(width)};
}

QSize WordButton::minimumSizeHint() const { return {120, fontMetrics().height() + 2 * margin()}; }

/// Outside dialogs Enter does not press a button by itself.
void WordButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void WordButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (underMouse() || isDown());
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QColor ground = palette().color(isDown() ? QPalette::Midlight : QPalette::Button);
    if (look_ == Look::Framed || lit || hasFocus()) {
        const bool strong = lit || hasFocus();
        painter.setPen(QPen(strong ? theme().accent : theme().edge, hasFocus() ? 2 : 1));
        painter.setBrush(look_ == Look::Framed || lit ? QBrush(ground) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, Rounding, Rounding);
    }
    if (sign_ != Sign::None) {
        const double side = fontMetrics().height();
        paintSign(painter, QRectF(margin(), (height() - side) / 2, side, side));
    }
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(rect().adjusted(margin() + signWidth(), 0, -margin(), 0), WordFlags, text());
}

void WordButton::paintSign(QPainter& painter, const QRectF& box) const {
    const QColor green = palette().color(QPalette::Window).lightness() < 128 ? QColor(0xFF4CC79E) : QColor(MarkGreen);
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& colour, const QPainterPath& path) {
        painter.setPen(QPen(colour, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    };
    const QPointF middle = box.center();
    const double r = box.width() / 2;
    QPainterPath path;
    switch (sign_) {
        case Sign::None: return;
        case Sign::Number:
            painter.setPen(palette().color(QPalette::ButtonText));
            return painter.drawText(box.adjusted(-4, 0, 4, 0), Qt::AlignCenter, QString::number(number_));
        case Sign::Tick:
            path.moveTo(middle + QPointF(-0.7 * r, 0.05 * r));
            path.lineTo(middle + QPointF(-0.15 * r, 0.6 * r));
            path.lineTo(middle + QPointF(0.75 * r, -0.6 * r));
            return stroke(green, path);
        case Sign::Arrow:
            path.moveTo(middle + QPointF(-0.3 * r, -0.6 * r));
            path.lineTo(middle + QPointF(0.4 * r, 0));
            path.lineTo(middle + QPointF(-0.3 * r, 0.6 * r));
            return stroke(theme().accent, path);
        case Sign::Cross:
            path.moveTo(middle + QPointF(-0.5 * r, -0.5 * r));
            path.lineTo(middle + QPointF(0.5 * r, 0.5 * r));
            path.moveTo(middle + QPointF(0.5 * r, -0.5 * r));
            path.lineTo(middle + QPointF(-0.5 * r, 0.5 * r));
            return stroke(QColor(MarkRed), path);
    }
}

}  // namespace rokada::ui
