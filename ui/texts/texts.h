// Sentences about squares, turns and claims; those about endings are in endingtexts. In the language in force. Every
// sentence is whole; only names of squares and pieces are put into it.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// "e4"; torus boards write files as capitals, as on the board.
[[nodiscard]] QString square(const Geometry& board, Square square);
/// "h4: red pawn"
[[nodiscard]] QString squareAndPiece(const Position& position, Square square);

/// What may be claimed; empty for nothing.
[[nodiscard]] QString of(Claim claim);

/// "White to move", "Red to move (with White)", "Blue places a reserve piece (with Black)".
[[nodiscard]] QString toMove(const Position& position);
/// The promotion of the piece that moved: "The rook becomes a bolyar."; empty for nothing.
[[nodiscard]] QString becoming(const Turn& turn);
/// What an arrival has earned: "Bonus: boat", beside each of its squares, and with their names in one sentence; empty
/// without squares.
[[nodiscard]] QString bonus(const Variant& variant, Kind given);
[[nodiscard]] QString bonus(const Variant& variant, Kind given, const std::vector<Square>& squares);
/// What followed from a turn by the rules: "Blue is checkmated and eliminated."; empty for nothing.
[[nodiscard]] QString followed(const Rulebook& book, const Turn& turn);

}  // namespace rokada::ui::texts
