// Watchdog of a test program, if ROKADA_WATCHDOG requests one.
#pragma once

#include "kit/watchdog.h"

namespace rokada::ui::testing {

/// Returns the watchdog of the tests' thread, or nullptr. A test that does not process events for longer than the limit
/// is a stall too.
[[nodiscard]] Watchdog* ownWatchdog();

}  // namespace rokada::ui::testing
