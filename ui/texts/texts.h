// Texts about squares, turns and claims in the current language. Each sentence is translated as a whole: only names of
// squares and pieces are inserted.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// Returns the name of a square, for example "e4". On torus boards, the file letter is a capital, as on the board.
[[nodiscard]] QString square(const Geometry& board, Square square);
/// Returns a square with its piece, for example "h4: red pawn".
[[nodiscard]] QString squareAndPiece(const Position& position, Square square);

/// Returns the sentence that tells the player about a possible claim. Returns an empty text for `Claim::None`.
[[nodiscard]] QString of(Claim claim);

/// Returns "White to move", "Red to move (partner: White)", "Blue places a reserve piece (partner: Black)".
[[nodiscard]] QString toMove(const Position& position);
/// Returns the promotion of the moved piece: "Promotion: rook to bolyar."; empty if there is none.
[[nodiscard]] QString becoming(const Turn& turn);
/// Returns the new piece that a side gets because its piece has reached an enemy corner. Without `squares`, returns a
/// label: "Bonus: boat". With `squares`, returns a sentence, "Bonus: boat on z0, j0.", or an empty text if `squares` is
/// empty.
[[nodiscard]] QString bonus(const Variant& variant, Kind given);
[[nodiscard]] QString bonus(const Variant& variant, Kind given, const std::vector<Square>& squares);
/// Returns what follows from a turn for other sides: "Blue is checkmated and eliminated." Returns an empty text if
/// nothing follows.
[[nodiscard]] QString followed(const Rulebook& book, const Turn& turn);

}  // namespace rokada::ui::texts
