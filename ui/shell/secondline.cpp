#include "shell/secondline.h"

#include "kit/theme.h"
#include "shell/lettersize.h"

#include <QEvent>

namespace rokada::ui {

namespace {

/// Font size in em.
constexpr double SecondLineSize = 0.88;

}  // namespace

SecondLine::SecondLine(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    // Set the role of the text, because a label on a sheet has another one by default.
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
