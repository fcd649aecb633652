#include "learn/learnbutton.h"

#include "kit/fonts.h"
#include "shell/stylejob.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int LearnWordFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter;
/// Lengths of a button, in pixels at a font size of 15 pixels. `px` scales them with the font size.
constexpr double LearnUsualWidth = 280, LearnLeastWidth = 150, LearnLeastHeight = 32;

}  // namespace

LearnButton::LearnButton(QWidget* parent) : QAbstractButton(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

int LearnButton::px(double length) const { return designPixels(length, emOf(font())); }

bool LearnButton::pointed() const { return isEnabled() && underMouse(); }

bool LearnButton::keyed() const { return hasFocus() && style::keysInUse(); }

QSize LearnButton::sizeHint() const { return {px(LearnUsualWidth), heightForWidth(px(LearnUsualWidth))}; }

/// Returns the minimum size. The actual height depends on the width; see `heightForWidth`.
QSize LearnButton::minimumSizeHint() const { return {px(LearnLeastWidth), px(LearnLeastHeight)}; }

int LearnButton::heightOf(const QString& words, const QFont& font, int width) {
    if (words.isEmpty()) return 0;
    return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(width, 1), 10000), LearnWordFlags, words).height();
}

void LearnButton::paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font,
                             const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box, LearnWordFlags, words);
}

/// Presses the button on Enter, because outside a dialog Qt presses buttons only with Space.
void LearnButton::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    enter ? click() : QAbstractButton::keyPressEvent(event);
}

}  // namespace rokada::ui
