// Texts about squares, turns and claims, in the current language; endings are in endingtexts. Sentences are complete;
// only names of squares and pieces are inserted.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// Returns "e4"; torus boards have capital file letters, as on the board.
[[nodiscard]] QString square(const Geometry& board, Square square);
/// Returns "h4: red pawn".
[[nodiscard]] QString squareAndPiece(const Position& position, Square square);

/// Returns what can be claimed; empty for none.
[[nodiscard]] QString of(Claim claim);

/// Returns "White to move", "Red to move (partner: White)", "Blue places a reserve piece (partner: Black)".
[[nodiscard]] QString toMove(const Position& position);
/// Returns the promotion of the moved piece: "Promotion: rook to bolyar."; empty if there is none.
[[nodiscard]] QString becoming(const Turn& turn);
/// Returns the bonus of an arrival: "Bonus: boat" for labels, or a sentence with the names of the squares; empty
/// without squares.
[[nodiscard]] QString bonus(const Variant& variant, Kind given);
[[nodiscard]] QString bonus(const Variant& variant, Kind given, const std::vector<Square>& squares);
/// Returns the consequences of a turn: "Blue is checkmated and eliminated."; empty if there are none.
[[nodiscard]] QString followed(const Rulebook& book, const Turn& turn);

}  // namespace rokada::ui::texts
