// Which theme the window has: light, dark, high contrast, or what the desktop asks for.
#pragma once

#include "kit/desktoplook.h"
#include "kit/theme.h"

namespace rokada::ui {

enum class ColourScheme { System, Light, Dark, HighContrast };

/// The theme of a scheme on such a desktop. High contrast is dark unless the desktop prefers light.
[[nodiscard]] Theme themeFor(ColourScheme scheme, const DesktopLook& desktop);

/// Gives the whole program the style and the colours; System is light until a desktop has asked for dark.
void apply(ColourScheme scheme);

/// The desktop asks for another look. The scheme that was applied last is applied again if its theme changes.
void setDesktopLook(const DesktopLook& desktop);

}  // namespace rokada::ui
