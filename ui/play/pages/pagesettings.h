// Settings that store which explanations of pieces were already shown.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// True if the explanation of this kind of piece in this variant was already shown to the user.
[[nodiscard]] Setting<bool> noted(std::string_view game, std::string_view piece);

}  // namespace keys

void declarePages(Settings& settings);

}  // namespace rokada::ui
