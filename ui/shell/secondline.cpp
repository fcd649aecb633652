#include "shell/secondline.h"

#include "kit/theme.h"
#include "shell/lettersize.h"

#include <QEvent>

namespace rokada::ui {

namespace {

/// Font size relative to the font of the parent.
constexpr double SecondLineSize = 0.88;

}  // namespace

SecondLine::SecondLine(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    // Set the text role explicitly, because a label on a sheet (`SheetFrame`) would get another one.
    setForegroundRole(QPalette::WindowText);
    new LetterSize(*this, SecondLineSize);
    takeColour();
}

void SecondLine::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) takeColour();
}

void SecondLine::takeColour() {
    if (palette().color(QPalette::WindowText) == theme().text2) return;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme().text2);
    setPalette(colours);
}

}  // namespace rokada::ui
