// Words and digits for times: what clocks show, what a control is called, and what it means.
#pragma once

#include "game/clock.h"
#include "game/timecontrol.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// "4:59", "1:05:09"; with less than ten seconds "0:09.3".
[[nodiscard]] QString digits(Millis left);
/// "Bullet", "Blitz" ...
[[nodiscard]] QString of(Speed speed);
/// "5 min + 3 s", "40 moves in 2 h, then 1 h", "hourglass 3 min"
[[nodiscard]] QString shortly(const TimeControl& control);
/// Sentences that say when time is added and what becomes of the rest.
[[nodiscard]] QString explained(const TimeControl& control);
/// "White 4:59, Black 5:00"; sides without a clock are left out.
[[nodiscard]] QString allTimes(const Variant& variant, const GameClock& clock, Millis now);

}  // namespace rokada::ui::texts
