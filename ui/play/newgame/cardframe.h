// What the cards of the start page have in common.
#pragma once

namespace rokada::ui {

/// Of a card's rounded corners, in pixels.
inline constexpr int CardCorner = 8;

}  // namespace rokada::ui
