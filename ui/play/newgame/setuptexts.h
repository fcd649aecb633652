// Texts of the position editor.
#pragma once

#include "text/arrangement.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the side and the kind of a piece, for example "white knight".
[[nodiscard]] QString piece(const Variant& variant, Piece piece);
/// Returns a description of the square and its piece or tower (stack of pieces). If `above` is positive, also names the
/// piece of the tower that has `above` pieces on top of it.
[[nodiscard]] QString squareAndPiece(const Arrangement& board, Square square, int above);
/// Returns the text of an error with its side and squares, for example "White has no king."
[[nodiscard]] QString of(const Rulebook& book, const ArrangementError& error);

}  // namespace rokada::ui::texts
