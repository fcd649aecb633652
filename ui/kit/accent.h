// The one button of a page that people are most likely to want.
#pragma once

#include <QPalette>

namespace rokada::ui {

/// The colours of a window, with those of its selection on the buttons; the contrast of the words stays above 4.5 : 1.
[[nodiscard]] inline QPalette accented(QPalette colours) {
    // The style lightens what buttons are made of.
    constexpr int Darker = 135;
    colours.setColor(QPalette::Button, colours.color(QPalette::Highlight).darker(Darker));
    colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
    return colours;
}

}  // namespace rokada::ui
