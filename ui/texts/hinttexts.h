// Texts of hints: the piece to look at, and a move with its reasons. In the current language.
#pragma once

#include "ai/search/engine.h"
#include "analysis/movemerit.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns which piece or reserve piece a hint is about: "Look at the knight on c3."
[[nodiscard]] QString lookAt(const Position& position, Move move);
/// Returns a sentence that an enemy threatens mate, with the mating piece; empty if there is no such threat.
[[nodiscard]] QString warning(const Position& position);
/// Returns a sentence with the reason for a good move; empty if there is nothing to say.
[[nodiscard]] QString whyGood(const Position& position, Move move);
/// Same for the first move of a variation, using all of it; empty if only the evaluation supports the move.
[[nodiscard]] QString whyMerit(const Position& position, Move move, const MoveMerit& merit);
/// Same for a hint. Falls back to the outlook and the expected continuation. `thought` is the engine's report on this
/// move, or nullptr.
[[nodiscard]] QString whyHinted(const Game& game, Move move, const Report* thought, NotationStyle style);
/// Returns "A good move: Nxd5."
[[nodiscard]] QString goodMove(const Position& position, Move move, NotationStyle style);
/// Returns the move with its reason: "A good move: Nxd5. The pawn on d5 is undefended."
[[nodiscard]] QString goodMoveAndWhy(const Position& position, Move move, const QString& why, NotationStyle style);
/// Returns a sentence that only the engine's evaluation supports a move.
[[nodiscard]] QString nothingStandsOut();

}  // namespace rokada::ui::texts
