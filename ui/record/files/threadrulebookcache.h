// Compiled rulebooks for reading games and positions: one for each variant and set of options.
#pragma once

#include "record/rulebookcache.h"

namespace rokada::ui {

/// The rulebooks that this thread has needed so far.
[[nodiscard]] RulebookCache& threadRulebookCache();

}  // namespace rokada::ui
