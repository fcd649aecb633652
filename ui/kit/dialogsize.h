// Scales the sizes of dialogs with their font.
#pragma once

#include <QSize>

class QWidget;

namespace rokada::ui {

/// Returns the ratio of the dialog's font to the standard font, at least 1.
double lettersOf(QWidget& dialog);

/// Scales `usual`, a size for the standard font, to the dialog's font. The result fits the screen.
QSize sizeForLetters(QWidget& dialog, QSize usual);

}  // namespace rokada::ui
