// Sentences, in the current language, about the end of a game and about positions that no side can win.
#pragma once

#include "game/game.h"
#include "rules/ending.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the result: "White wins", "White and Red win", "Draw".
[[nodiscard]] QString result(const Rulebook& book, const Ending& ending);
/// Returns the result and the reason as a sentence.
[[nodiscard]] QString of(const Rulebook& book, const Ending& ending);
/// Returns the result and the reason of a finished game as a sentence with details. Details are the pieces of
/// insufficient material, and, with four players, an earlier resignation of the partner. Precondition: the game is
/// over.
[[nodiscard]] QString verdict(const Game& game);
/// Returns a sentence which says that mate can no longer be forced with these pieces. Returns an empty text if mate may
/// be possible.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
