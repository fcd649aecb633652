// Texts of hints in the current language: the piece to look at, and a good move with its reasons.
#pragma once

#include "ai/search/engine.h"
#include "analysis/movemerit.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a hint at the piece or reserve piece that should move: "Look at the knight on c3."
[[nodiscard]] QString lookAt(const Position& position, Move move);
/// Returns a warning that an enemy threatens mate in one, with the mating piece. Returns an empty text without such a
/// threat.
[[nodiscard]] QString warning(const Position& position);
/// Returns a sentence with the reason for a good move, found in the move alone. Returns an empty text if no reason is
/// known.
[[nodiscard]] QString whyGood(const Position& position, Move move);
/// Returns a sentence with the reason for the first move of a variation, found in the whole variation. Returns an empty
/// text if `merit` contains only an evaluation.
[[nodiscard]] QString whyMerit(const Position& position, Move move, const MoveMerit& merit);
/// Returns a sentence with the reason for a hinted move. Without a reason, returns the prospects and the expected
/// continuation. `thought` is the engine's report on this move, or nullptr.
[[nodiscard]] QString whyHinted(const Game& game, Move move, const Report* thought, NotationStyle style);
/// Returns the move as a recommendation: "A good move: Nxd5."
[[nodiscard]] QString goodMove(const Position& position, Move move, NotationStyle style);
/// Returns the move with its reason: "A good move: Nxd5. The pawn on d5 is undefended."
[[nodiscard]] QString goodMoveAndWhy(const Position& position, Move move, const QString& why, NotationStyle style);
/// Returns a sentence which says that there is no reason for a move except the engine's evaluation.
[[nodiscard]] QString nothingStandsOut();

}  // namespace rokada::ui::texts
