// Sentences about the end of a game, and about positions that nobody can win. In the current language.
#pragma once

#include "game/game.h"
#include "rules/ending.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the result: "White wins", "White and Red win", "Draw".
[[nodiscard]] QString result(const Rulebook& book, const Ending& ending);
/// Returns the result and the reason as a sentence.
[[nodiscard]] QString of(const Rulebook& book, const Ending& ending);
/// Same with details: the pieces of insufficient material, and, with four players, whether the partner had resigned.
/// Precondition: the game is over.
[[nodiscard]] QString verdict(const Game& game);
/// Returns a sentence that mate can no longer be forced with these pieces; empty if it may be possible.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
