// Appearance settings of the desktop: colour scheme and reduced motion.
#pragma once

namespace rokada::ui {

struct DesktopLook {
    enum class Preference { None, Dark, Light };
    Preference colours = Preference::None;
    bool motionReduced = false;

    bool operator==(const DesktopLook&) const = default;
};

/// Returns the values that the desktop reported last. Returns default values if the desktop has not answered yet.
[[nodiscard]] const DesktopLook& desktopLook();
/// Stores the values without applying them. `setDesktopLook` (shell/colourscheme.h) stores and applies them.
void keepDesktopLook(const DesktopLook& look);

}  // namespace rokada::ui
