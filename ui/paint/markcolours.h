// Colours that mean the same on every board.
#pragma once

#include <QRgb>

namespace rokada::ui {

inline constexpr QRgb MarkGreen = 0xFF009E73;  ///< moves and takes
inline constexpr QRgb MarkBlue = 0xFF0072B2;   ///< only moves
inline constexpr QRgb MarkRed = 0xFFD55E00;    ///< only takes

}  // namespace rokada::ui
