#include "board/avatardisc.h"

#include "kit/fonts.h"

#include <QEvent>
#include <QPainter>

namespace rokada::ui {

AvatarDisc::AvatarDisc(double diameter, QWidget* parent) : QWidget(parent), diameter_(diameter) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
}

void AvatarDisc::setAvatar(const Avatar& avatar) {
    avatar_ = avatar;
    update();
}

QSize AvatarDisc::sizeHint() const {
    const int side = qRound(diameter_ * emOf(font()));
    return {side, side};
}

void AvatarDisc::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintAvatar(painter, rect(), avatar_, palette().color(QPalette::Window));
}

void AvatarDisc::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace rokada::ui
