// The watchdog of a test program, if ROKADA_WATCHDOG asks for one.
#pragma once

#include "kit/watchdog.h"

namespace rokada::ui::testing {

/// Watches the thread of the tests; nullptr for none. A test that does not process events for longer than the limit is
/// a stall too.
[[nodiscard]] Watchdog* ownWatchdog();

}  // namespace rokada::ui::testing
