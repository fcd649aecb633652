// Sentences about endings: result and reason of every kind, or that nobody can win any more. In the language in force.
#pragma once

#include "game/game.h"
#include "rules/ending.h"

#include <QString>

namespace rokada::ui::texts {

/// The result: "White wins", "White and Red win", "Draw".
[[nodiscard]] QString result(const Rulebook& book, const Ending& ending);
/// The result and the reason, a whole sentence.
[[nodiscard]] QString of(const Rulebook& book, const Ending& ending);
/// The result and the reason; with insufficient material which pieces cannot mate, among four whether the partner had
/// resigned. The game must be over.
[[nodiscard]] QString verdict(const Game& game);
/// That mate can no longer be forced, and with which pieces; empty if it may be.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
