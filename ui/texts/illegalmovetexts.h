// Messages about illegal moves, pieces without legal moves and texts that cannot be read, in the current language.
#pragma once

#include "base/parseerror.h"
#include "explain/illegalmove.h"
#include "explain/stuckpiece.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns why a move is illegal in this position: "After this move, the bishop on a5 could capture your king."
[[nodiscard]] QString of(const Position& position, const IllegalMove& illegalMove);
/// Returns the message that the side to move has no such piece: "White has no queen." Returns an empty text for NoKind.
[[nodiscard]] QString missing(const Position& position, Kind kind);
/// Returns the message that no piece of the typed kind can move to this square.
[[nodiscard]] QString unreached(const Position& position, Square to);
/// Returns why a piece has no legal move: "This piece is pinned: without it, the rook on e8 could capture your king."
[[nodiscard]] QString of(const Position& position, const StuckPiece& stuck);
/// Returns why a text was rejected, with the place of the error.
[[nodiscard]] QString of(const ParseError& parseError);

}  // namespace rokada::ui::texts
