// Texts about remaining times and time controls.
#pragma once

#include "game/clock.h"
#include "game/timecontrol.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the remaining time as digits: "4:59" or "1:05:09"; below ten seconds "0:09.3".
[[nodiscard]] QString digits(Millis left);
/// Returns the name of a speed: "Bullet", "Blitz" ...
[[nodiscard]] QString of(Speed speed);
/// Returns a time control in short: "5 min + 3 s", "40 moves in 2 h, then 1 h", "hourglass 3 min".
[[nodiscard]] QString shortText(const TimeControl& control);
/// Returns sentences that explain when time is added and what happens to unused time.
[[nodiscard]] QString explained(const TimeControl& control);
/// Returns the remaining times of all sides: "White 4:59, Black 5:00". Omits sides without a clock.
[[nodiscard]] QString allTimes(const Variant& variant, const GameClock& clock, Millis now);

}  // namespace rokada::ui::texts
