// Texts of the position editor.
#pragma once

#include "text/arrangement.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns side and piece: "white knight".
[[nodiscard]] QString piece(const Variant& variant, Piece piece);
/// Describes the piece or tower on `square`. If `above` is not 0, adds the piece of the tower that has `above` pieces
/// on top of it.
[[nodiscard]] QString squareAndPiece(const Arrangement& board, Square square, int above);
/// Returns the text of an error, with side and squares: "White: there is no king."
[[nodiscard]] QString of(const Rulebook& book, const ArrangementError& error);

}  // namespace rokada::ui::texts
