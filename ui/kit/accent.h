// The one button of a page that people are most likely to want.
#pragma once

#include "kit/theme.h"

namespace rokada::ui {

/// The colours of a window, with the accent on the buttons.
[[nodiscard]] inline QPalette accented(QPalette colours) {
    colours.setColor(QPalette::Button, theme().accent);
    colours.setColor(QPalette::ButtonText, theme().onAccent);
    return colours;
}

}  // namespace rokada::ui
