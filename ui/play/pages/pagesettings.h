// What pages keep: which explanations have been given.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// Whether a one-time explanation of a piece of this variant has been given.
[[nodiscard]] Setting<bool> noted(std::string_view game, std::string_view piece);

}  // namespace keys

void declarePages(Settings& settings);

}  // namespace rokada::ui
