// Compiled rulebooks for whoever reads games and positions: of the same game with the same options there is one.
#pragma once

#include "record/rulebookcache.h"

namespace rokada::ui {

/// Those that this thread has needed so far.
[[nodiscard]] RulebookCache& threadRulebookCache();

}  // namespace rokada::ui
