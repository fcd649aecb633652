// Sentences in the current language about the end of a game, and about positions that neither side can win.
#pragma once

#include "game/game.h"
#include "rules/ending.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the result: "White wins", "White and Red win" or "Draw".
[[nodiscard]] QString result(const Rulebook& book, const Ending& ending);
/// Returns the result and the reason as a sentence.
[[nodiscard]] QString of(const Rulebook& book, const Ending& ending);
/// Returns the result and the reason of a finished game as a sentence with details. The details are the pieces of
/// insufficient material and, in four-player games, an earlier resignation of the partner. Precondition: the game is
/// over.
[[nodiscard]] QString verdict(const Game& game);
/// Returns a sentence which says that neither side can force mate any more with these pieces. Returns an empty text if
/// this does not apply.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
