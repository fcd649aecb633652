// Light and dark colours for windows; the board and its pieces are not touched.
#pragma once

#include "shell/settings.h"

namespace rokada::ui {

/// Gives the whole program the colours; System is what the desktop says.
void apply(ColourScheme scheme);

}  // namespace rokada::ui
