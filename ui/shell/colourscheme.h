// Light and dark colours for windows; the board and its pieces are not touched.
#pragma once

namespace rokada::ui {

enum class ColourScheme { System, Light, Dark, HighContrast };

/// Gives the whole program the colours; System is what the desktop says.
void apply(ColourScheme scheme);

}  // namespace rokada::ui
