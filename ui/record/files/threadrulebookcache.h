// Cache of compiled rulebooks, used to read games and positions.
#pragma once

#include "record/rulebookcache.h"

namespace rokada::ui {

/// Returns the cache of the current thread. It must not be used on other threads.
[[nodiscard]] RulebookCache& threadRulebookCache();

}  // namespace rokada::ui
