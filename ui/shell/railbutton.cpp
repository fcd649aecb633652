#include "shell/railbutton.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "shell/stylejob.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double PillWidth = 48, PillHeight = 30, IconSize = 21, LabelGap = 3, Height = 55, BriefHeight = 40,
                 MinTarget = 32;

}  // namespace

RailButton::RailButton(Icon icon, QWidget* parent) : QAbstractButton(parent), icon_(icon) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int RailButton::px(double length) const { return designPixels(length, emOf(font())); }

void RailButton::setBrief(bool brief) {
    brief_ = brief;
    updateGeometry();
    update();
}

void RailButton::setCurrent(bool current) {
    if (std::exchange(current_, current) != current) update();
}

void RailButton::setWords(const QString& label, const QString& shortcut) {
    setText(label);
    setAccessibleName(label);
    setToolTip(shortcut.isEmpty() ? label : QStringLiteral("%1  (%2)").arg(label, shortcut));
    updateGeometry();
}

QSize RailButton::sizeHint() const {
    const QFontMetrics label(fontFor(TextRole::Label, font()));
    if (brief_) return {px(PillWidth), std::max<int>(MinTarget, px(BriefHeight))};
    return {std::max(px(PillWidth), label.horizontalAdvance(text())),
            std::max(px(Height), px(PillHeight) + px(LabelGap) + label.height())};
}

void RailButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled()) painter.setOpacity(style::DisabledOpacity);
    const int room = std::min(width(), px(PillWidth));
    const int top = brief_ ? (height() - px(PillHeight)) / 2 : 0;
    const QRect pill((width() - room) / 2, top, room, px(PillHeight));
    const Theme& tokens = theme();
    const bool pointed = underMouse() && isEnabled();
    QColor ink = current_ ? tokens.onSoft : tokens.text2;
    if (primary_) {
        ink = tokens.onAccent;
        paintRound(painter, pill, pill.height() / 2.0, pointed ? tokens.accentHover : tokens.accent);
    } else if (current_) {
        paintSoft(painter, pill, pill.height() / 2.0);
    } else if (pointed) {
        paintRound(painter, pill, pill.height() / 2.0, tokens.hover);
    }
    const int size = px(IconSize);
    const QPixmap picture = iconPixmap(icon_, ink, qRound(size * devicePixelRatioF()));
    painter.drawPixmap(QRect(pill.center().x() - size / 2 + 1, pill.center().y() - size / 2 + 1, size, size), picture);
    if (hasFocus() && style::keysInUse()) paintRound(painter, pill, pill.height() / 2.0, {}, tokens.accent, 2);
    if (brief_) return;
    painter.setFont(weighted(fontFor(TextRole::Label, font()), current_ ? QFont::DemiBold : QFont::Medium));
    painter.setPen(current_ ? tokens.onSoft : tokens.text2);
    const QRect below(0, pill.bottom() + 1 + px(LabelGap), width(), height() - pill.height() - px(LabelGap));
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, text());
}

bool RailButton::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QAbstractButton::event(event);
}

/// Ignores the arrow keys, because the rail moves the focus between its buttons with them.
void RailButton::keyPressEvent(QKeyEvent* event) {
    const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    arrow ? event->ignore() : QAbstractButton::keyPressEvent(event);
}

}  // namespace rokada::ui
