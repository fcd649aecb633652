#include "newgame/plainbutton.h"

#include "kit/fonts.h"
#include "kit/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace rokada::ui {

namespace {

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Height = 32, Sign = 15, SignAndGap = 24;

}  // namespace

PlainButton::PlainButton(Kind kind, const char* name, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
    setObjectName(QLatin1String(name));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PlainButton::setSign(Icon sign) {
    sign_ = sign;
    updateGeometry();
    update();
}

QFont PlainButton::words() const { return weighted(font(), kind_ == Kind::Link ? QFont::DemiBold : QFont::Medium); }

int PlainButton::signRoom() const { return sign_ ? designPixels(SignAndGap, emOf(font())) : 0; }

QSize PlainButton::sizeHint() const {
    const QSize text = QFontMetrics(words()).size(Qt::TextShowMnemonic, this->text());
    return {signRoom() + text.width(), std::max(text.height(), designPixels(Height, emOf(font())))};
}

void PlainButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor ink = kind_ == Kind::Link ? theme().accent : theme().text2;
    if (underMouse()) ink = kind_ == Kind::Link ? theme().accentHover : theme().text;
    if (sign_) {
        const int side = designPixels(Sign, emOf(font()));
        const QPixmap pixmap = iconPixmap(*sign_, ink, qRound(side * devicePixelRatioF()));
        painter.drawPixmap(QRect(0, (height() - side) / 2, side, side), pixmap);
    }
    painter.setFont(words());
    painter.setPen(ink);
    painter.drawText(rect().adjusted(signRoom(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic,
                     text());
}

/// Presses the button on Enter, because QAbstractButton handles only Space.
void PlainButton::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    enter ? click() : QAbstractButton::keyPressEvent(event);
}

void PlainButton::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace rokada::ui
