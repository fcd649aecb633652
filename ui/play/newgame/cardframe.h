// What the cards of the start page have in common.
#pragma once

#include <QPalette>

namespace rokada::ui {

/// Of a card's rounded corners, in pixels.
inline constexpr int CardCorner = 8;

[[nodiscard]] inline bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

}  // namespace rokada::ui
