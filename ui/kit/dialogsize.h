// How large a dialog is whose letters grow with the window.
#pragma once

#include <QSize>

class QWidget;

namespace rokada::ui {

/// How many times as large its letters are as those of the desktop.
double lettersOf(QWidget& dialog);

/// This size, which suits the letters of the desktop, for those of this dialog, as far as its screen has room.
QSize sizeForLetters(QWidget& dialog, QSize usual);

}  // namespace rokada::ui
