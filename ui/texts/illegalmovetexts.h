// Sentences for what core rejects: moves that are illegal, and texts that cannot be read. In the language in
// force.
#pragma once

#include "base/parseerror.h"
#include "explain/illegalmove.h"
#include "explain/stuckpiece.h"

#include <QString>

namespace rokada::ui::texts {

/// Why a move is illegal in this position: "Your king would be captured by the bishop on a5."
[[nodiscard]] QString of(const Position& position, const IllegalMove& illegalMove);
/// That the side to move has no such piece: "White has no queen." Empty for NoKind.
[[nodiscard]] QString missing(const Position& position, Kind kind);
/// Several pieces may have been meant to go there, and none of them moves so.
[[nodiscard]] QString unreached(const Position& position, Square to);
/// Why a piece has no legal move: "Pinned: without this piece, the rook on e8 would capture your king."
[[nodiscard]] QString of(const Position& position, const StuckPiece& stuck);
/// Why a text was rejected, with the place.
[[nodiscard]] QString of(const ParseError& parseError);

}  // namespace rokada::ui::texts
