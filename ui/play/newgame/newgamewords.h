// Texts that summarize the choices for a new game.
#pragma once

#include "session/gamechoice.h"

#include <QString>

namespace rokada::ui {

/// Returns a summary of the choices, for example "Chess against Anton. You play White. 10 min + 5 s."
[[nodiscard]] QString summaryOf(const GameChoice& choice);
/// Returns the text of the button that plays this game, for example "Play Anton, White, 10 min + 5 s".
[[nodiscard]] QString playText(const GameChoice& choice);
/// Returns the opponent, side and clock of this game in one line, for example "Anton · White · 10 min + 5 s".
[[nodiscard]] QString choiceLine(const GameChoice& choice);
/// Returns a shorter text for the button of `playText`, without sides and clocks, for example "Play Anton".
[[nodiscard]] QString shortPlayText(const GameChoice& choice);
/// Returns the rule options that differ from the default. If all have the default, returns the name of the variant's
/// laws, for example "Laws of FIDE". Returns an empty text if the laws have no name.
[[nodiscard]] QString ruleSummary(const GameChoice& choice);

}  // namespace rokada::ui
