// Sentences of the position editor.
#pragma once

#include "text/arrangement.h"

#include <QString>

namespace rokada::ui::texts {

/// "white knight"
[[nodiscard]] QString piece(const Variant& variant, Piece piece);
/// What stands there, as of a game; and the chosen piece of its tower, if `above` others stand on it.
[[nodiscard]] QString squareAndPiece(const Arrangement& board, Square square, int above);
/// What is wrong, where, and for which side: "White: there is no king."
[[nodiscard]] QString of(const Rulebook& book, const ArrangementError& error);

}  // namespace rokada::ui::texts
