// Settings of the text font and size.
#pragma once

#include "kit/fonts.h"
#include "kit/settings.h"

namespace rokada::ui {

/// Limits of the text size, in per cent of the automatic size for the window.
inline constexpr int SmallestText = 100, LargestText = 200;

namespace keys {

[[nodiscard]] Setting<FontChoice> textFont();
/// Returns the setting for the text size, `SmallestText` to `LargestText` per cent.
[[nodiscard]] Setting<int> textSize();

}  // namespace keys

void declareText(Settings& settings);

}  // namespace rokada::ui
