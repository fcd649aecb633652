// Settings that store which explanations were already shown.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// True if the explanation of this piece of this variant was already shown.
[[nodiscard]] Setting<bool> noted(std::string_view game, std::string_view piece);

}  // namespace keys

void declarePages(Settings& settings);

}  // namespace rokada::ui
