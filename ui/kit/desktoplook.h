// The wishes of the desktop: dark or light windows, and no motion.
#pragma once

namespace rokada::ui {

struct DesktopLook {
    enum class Preference { None, Dark, Light };
    Preference colours = Preference::None;
    bool motionReduced = false;

    bool operator==(const DesktopLook&) const = default;
};

/// As it was told last; nothing is asked for as long as no desktop has answered.
[[nodiscard]] const DesktopLook& desktopLook();
/// Applies nothing: `setDesktopLook` of shell/colourscheme does.
void keepDesktopLook(const DesktopLook& look);

}  // namespace rokada::ui
