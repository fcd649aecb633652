// Chooses and applies the theme of the window: light, dark, high contrast, or as the desktop prefers.
#pragma once

#include "kit/desktoplook.h"
#include "kit/theme.h"

namespace rokada::ui {

enum class ColourScheme { System, Light, Dark, HighContrast };

/// Returns the theme of a scheme. High contrast is dark unless the desktop prefers light.
[[nodiscard]] Theme themeFor(ColourScheme scheme, const DesktopLook& desktop);

/// Sets the style and the colours of the whole program. `ColourScheme::System` is light unless the desktop prefers
/// dark.
void apply(ColourScheme scheme);

/// Stores the new look of the desktop and applies the last scheme again if its theme changes.
void setDesktopLook(const DesktopLook& desktop);

}  // namespace rokada::ui
