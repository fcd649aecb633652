// What a hint says: which piece to look at, and the move with what speaks for it. In the language in force.
#pragma once

#include "ai/search/engine.h"
#include "analysis/movemerit.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui::texts {

/// Which piece or reserve piece a hint is about: "Look at the knight on c3."
[[nodiscard]] QString lookAt(const Position& position, Move move);
/// That an enemy would mate at once, and by what; empty if none does.
[[nodiscard]] QString warning(const Position& position);
/// What speaks for the move, beside that it is good: a sentence; empty if nothing is worth saying.
[[nodiscard]] QString whyGood(const Position& position, Move move);
/// The same of the first move of a variation, measured by all of it; empty if only the value speaks for it.
[[nodiscard]] QString whyMerit(const Position& position, Move move, const MoveMerit& merit);
/// The same for the move that is hinted at; else how one stands, and what the engine expects. `thought` is what the
/// engine has thought of this move, if that is known.
[[nodiscard]] QString whyHinted(const Game& game, Move move, const Report* thought, NotationStyle style);
/// The move itself: "A good move: Nxd5."
[[nodiscard]] QString goodMove(const Position& position, Move move, NotationStyle style);
/// With the reason: "A good move: Nxd5. The pawn on d5 is undefended."
[[nodiscard]] QString goodMoveAndWhy(const Position& position, Move move, const QString& why, NotationStyle style);
/// That nothing but the engine's value speaks for a move.
[[nodiscard]] QString nothingStandsOut();

}  // namespace rokada::ui::texts
