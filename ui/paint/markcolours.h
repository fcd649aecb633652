// Colours that mean the same on every board.
#pragma once

#include <QRgb>

namespace rokada::ui {

inline constexpr QRgb MarkGreen = 0xFF009E73;  ///< moves and captures
inline constexpr QRgb MarkBlue = 0xFF0072B2;   ///< moves only
inline constexpr QRgb MarkRed = 0xFFCC3311;    ///< captures only (Paul Tol's vibrant red)

}  // namespace rokada::ui
