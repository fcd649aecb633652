#include "shell/menubutton.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace rokada::ui {

MenuButton::MenuButton(QWidget* parent) : QToolButton(parent) { setPopupMode(InstantPopup); }

void MenuButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionToolButton::HasMenu;
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

}  // namespace rokada::ui
