// Names of squares as they are spoken, for example "gee five" or «жэ пять».
#pragma once

#include "base/geometry.h"

#include <QString>

namespace rokada::ui {

/// Returns the spoken name of a square in the current language: the name of its letter, and its rank as a word.
[[nodiscard]] QString saidSquare(const Geometry& board, Square square);

}  // namespace rokada::ui
