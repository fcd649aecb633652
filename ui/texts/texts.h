// Texts about squares, turns and claims, in the current language. Texts about endings are in endingtexts. Sentences are
// complete: only names of squares and pieces are inserted.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// Returns the name of a square, for example "e4". On torus boards, the file letter is a capital, as on the board.
[[nodiscard]] QString square(const Geometry& board, Square square);
/// Returns a square with its piece, for example "h4: red pawn".
[[nodiscard]] QString squareAndPiece(const Position& position, Square square);

/// Returns the text of a claim. Returns an empty text for `Claim::None`.
[[nodiscard]] QString of(Claim claim);

/// Returns "White to move", "Red to move (partner: White)", "Blue places a reserve piece (partner: Black)".
[[nodiscard]] QString toMove(const Position& position);
/// Returns the promotion of the moved piece: "Promotion: rook to bolyar."; empty if there is none.
[[nodiscard]] QString becoming(const Turn& turn);
/// Returns the bonus of an arrival. Without `squares`, the text is for labels: "Bonus: boat". With `squares`, it is a
/// sentence with their names, or empty if there are none.
[[nodiscard]] QString bonus(const Variant& variant, Kind given);
[[nodiscard]] QString bonus(const Variant& variant, Kind given, const std::vector<Square>& squares);
/// Returns the consequences of a turn: "Blue is checkmated and eliminated." Returns an empty text if there are none.
[[nodiscard]] QString followed(const Rulebook& book, const Turn& turn);

}  // namespace rokada::ui::texts
