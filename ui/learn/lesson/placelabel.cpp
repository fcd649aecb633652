#include "lesson/placelabel.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QEvent>
#include <QPainter>

namespace rokada::ui {

namespace {

/// Lengths of the clock, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double ClockInset = 10, ClockRadius = 8;

}  // namespace

PlaceLabel::PlaceLabel(QWidget* parent) : QLabel(parent) { refresh(); }

void PlaceLabel::show(const QString& words, bool clock) {
    setText(words);
    setVisible(!words.isEmpty());
    if (clock == clock_) return;
    clock_ = clock;
    refresh();
}

/// Sets the font from that of the parent, and the colours from the current theme.
void PlaceLabel::refresh() {
    const QFont around = parentWidget()->font();
    const QFont own = fontFor(clock_ ? TextRole::PlayerName : TextRole::SecondLine, around);
    if (font() != own) setFont(own);
    const int inset = clock_ ? designPixels(ClockInset, emOf(around)) : 0;
    setContentsMargins(inset, inset / 3, inset, inset / 3);
    const QColor ink = clock_ ? theme().runningDigits : theme().text2;
    if (palette().color(QPalette::WindowText) == ink) return;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink);
    setPalette(colours);
}

void PlaceLabel::paintEvent(QPaintEvent* event) {
    if (clock_) {
        QPainter painter(this);
        paintRound(painter, rect(), designPixels(ClockRadius, emOf(font())), theme().runningClock);
    }
    QLabel::paintEvent(event);
}

void PlaceLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace rokada::ui
