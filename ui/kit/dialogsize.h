// Scales the sizes of dialogs with their font.
#pragma once

#include <QSize>

class QWidget;

namespace rokada::ui {

/// Returns the ratio of the font size of the dialog to the standard font size, at least 1.
double lettersOf(QWidget& dialog);

/// Scales `usual`, a size for the standard font, to the font of the dialog. The result fits the screen, but is never
/// smaller than `usual`.
QSize sizeForLetters(QWidget& dialog, QSize usual);

}  // namespace rokada::ui
