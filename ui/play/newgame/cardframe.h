// The cards of the start page share these measures.
#pragma once

namespace rokada::ui {

/// The radius of a card's corners, in pixels.
inline constexpr int CardCorner = 8;

}  // namespace rokada::ui
