// What a hint says: which piece to look at, and the move with what speaks for it. In the language in force.
#pragma once

#include "texts/notations.h"

#include <QString>

namespace rokada::ui::texts {

/// Which piece or reserve piece a hint is about: "Look at the knight on c3."
[[nodiscard]] QString lookAt(const Position& position, Move move);
/// That an enemy would mate at once, and by what; empty if none does.
[[nodiscard]] QString warning(const Position& position);
/// What speaks for the move, beside that it is good: a sentence; empty if nothing is worth saying.
[[nodiscard]] QString whyGood(const Position& position, Move move);
/// The same, or that only the engine's value speaks for it.
[[nodiscard]] QString whyHinted(const Position& position, Move move);
/// The move itself: "A good move: Nxd5."
[[nodiscard]] QString goodMove(const Position& position, Move move, NotationStyle style);
/// With the reason: "A good move: Nxd5. The pawn on d5 is undefended."
[[nodiscard]] QString goodMoveAndWhy(const Position& position, Move move, NotationStyle style);

}  // namespace rokada::ui::texts
