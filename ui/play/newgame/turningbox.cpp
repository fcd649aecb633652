#include "newgame/turningbox.h"

#include <algorithm>

namespace rokada::ui {

int TurningBox::wholeWidth() const {
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        if (stretch(i) > 0) widest = std::max(widest, itemAt(i)->minimumSize().width());
    }
    int width = spacing() * (count() - 1);
    for (int i = 0; i < count(); ++i) width += stretch(i) > 0 ? widest : itemAt(i)->minimumSize().width();
    return width;
}

int TurningBox::heightForWidth(int width) const {
    const bool stacked = width < wholeWidth();
    int height = stacked ? spacing() * (count() - 1) : 0;
    for (int i = 0; i < count(); ++i) {
        const int part = itemAt(i)->sizeHint().height();
        height = stacked ? height + part : std::max(height, part);
    }
    return height;
}

QSize TurningBox::sizeHint() const {
    const int width = wholeWidth();
    return {width, heightForWidth(width)};
}

QSize TurningBox::minimumSize() const {
    QSize size;
    for (int i = 0; i < count(); ++i) size = size.expandedTo(itemAt(i)->minimumSize());
    return size;
}

void TurningBox::setGeometry(const QRect& room) {
    const Direction wanted = room.width() < wholeWidth() ? TopToBottom : LeftToRight;
    if (wanted != direction()) setDirection(wanted);
    QBoxLayout::setGeometry(room);
}

}  // namespace rokada::ui
