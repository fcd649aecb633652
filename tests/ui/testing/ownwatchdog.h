// The watchdog of a test program. It exists if the environment variable ROKADA_WATCHDOG is set.
#pragma once

#include "kit/watchdog.h"

namespace rokada::ui::testing {

/// Returns the watchdog of the tests' thread, or nullptr. If a test processes no events for longer than the limit, the
/// watchdog counts a stall.
[[nodiscard]] Watchdog* ownWatchdog();

}  // namespace rokada::ui::testing
