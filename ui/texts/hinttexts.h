// Texts of hints in the current language: the piece to look at, and a move with its reasons.
#pragma once

#include "ai/search/engine.h"
#include "analysis/movemerit.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns which piece or reserve piece a hint is about: "Look at the knight on c3."
[[nodiscard]] QString lookAt(const Position& position, Move move);
/// Returns a warning that an enemy threatens mate, with the mating piece. Returns an empty text if there is no such
/// threat.
[[nodiscard]] QString warning(const Position& position);
/// Returns a sentence with the reason for a good move. Returns an empty text if no reason is known.
[[nodiscard]] QString whyGood(const Position& position, Move move);
/// Returns a sentence with the reason for the first move of a variation, found in the whole variation. Returns an empty
/// text if only the evaluation supports the move.
[[nodiscard]] QString whyMerit(const Position& position, Move move, const MoveMerit& merit);
/// Returns a sentence with the reason for a hinted move. Without a reason, returns the outlook and the expected
/// continuation. `thought` is the engine's report on this move, or nullptr.
[[nodiscard]] QString whyHinted(const Game& game, Move move, const Report* thought, NotationStyle style);
/// Returns the move as a recommendation: "A good move: Nxd5."
[[nodiscard]] QString goodMove(const Position& position, Move move, NotationStyle style);
/// Returns the move with its reason: "A good move: Nxd5. The pawn on d5 is undefended."
[[nodiscard]] QString goodMoveAndWhy(const Position& position, Move move, const QString& why, NotationStyle style);
/// Returns a sentence which says that only the engine's evaluation supports a move.
[[nodiscard]] QString nothingStandsOut();

}  // namespace rokada::ui::texts
