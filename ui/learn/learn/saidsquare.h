// How people say a square aloud: "gee five", «жэ пять».
#pragma once

#include "base/geometry.h"

#include <QString>

namespace rokada::ui {

/// In the language in force: the letters as players name them, the rank as a word.
[[nodiscard]] QString saidSquare(const Geometry& board, Square square);

}  // namespace rokada::ui
