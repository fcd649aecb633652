#include "kit/sheetframe.h"

#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QPainter>

namespace rokada::ui {

SheetFrame::SheetFrame(QWidget* parent) : QFrame(parent) {}

void SheetFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintRound(painter, rect(), Radius, theme().panel, theme().line);
}

}  // namespace rokada::ui
