// Cache of compiled rulebooks for reading games and positions.
#pragma once

#include "record/rulebookcache.h"

namespace rokada::ui {

/// Returns the cache of the current thread.
[[nodiscard]] RulebookCache& threadRulebookCache();

}  // namespace rokada::ui
