// Scales the sizes of dialogs with their font.
#pragma once

#include <QSize>

class QWidget;

namespace rokada::ui {

/// Returns the ratio of the font size of the dialog to the standard size of 14 pixels, at least 1.
double lettersOf(QWidget& dialog);

/// Returns the size `usual`, in pixels for the standard font size, scaled to the font of the dialog. The result fits
/// the screen, but is never smaller than `usual`.
QSize sizeForLetters(QWidget& dialog, QSize usual);

}  // namespace rokada::ui
