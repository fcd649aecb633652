// Settings of the list of moves.
#pragma once

#include "kit/settings.h"

#include <array>
#include <chrono>

namespace rokada::ui {

/// Intervals between the moves of autoplay that the user can choose.
inline constexpr std::array autoplayPauses{std::chrono::seconds(1), std::chrono::seconds(2), std::chrono::seconds(3),
                                           std::chrono::seconds(5), std::chrono::seconds(10)};

namespace keys {

/// Interval between the moves of autoplay: a value of `autoplayPauses`.
[[nodiscard]] Setting<std::chrono::seconds> autoplayPause();

}  // namespace keys

void declareScore(Settings& settings);

}  // namespace rokada::ui
