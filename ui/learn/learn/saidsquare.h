// Names of squares as spoken aloud: "gee five", «жэ пять».
#pragma once

#include "base/geometry.h"

#include <QString>

namespace rokada::ui {

/// Returns the name in the current language: the usual name of the letter, the rank as a word.
[[nodiscard]] QString saidSquare(const Geometry& board, Square square);

}  // namespace rokada::ui
