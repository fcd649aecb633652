// The sentence that sums up a new game.
#pragma once

#include "session/gamechoice.h"

#include <QString>

namespace rokada::ui {

/// "Chess against Anton. You play White. 10 min + 5 s."
[[nodiscard]] QString summaryOf(const GameChoice& choice);
/// Rules that are not the default ones, or whose laws hold: "Laws of FIDE"; empty if there is nothing to say.
[[nodiscard]] QString ruleSummary(const GameChoice& choice);

}  // namespace rokada::ui
