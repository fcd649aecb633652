// Texts that summarize a new game.
#pragma once

#include "session/gamechoice.h"

#include <QString>

namespace rokada::ui {

/// Returns the summary of a choice: "Chess against Anton. You play White. 10 min + 5 s."
[[nodiscard]] QString summaryOf(const GameChoice& choice);
/// Returns the rules that differ from the default, or the name of the laws ("Laws of FIDE"). Empty if there is neither.
[[nodiscard]] QString ruleSummary(const GameChoice& choice);

}  // namespace rokada::ui
