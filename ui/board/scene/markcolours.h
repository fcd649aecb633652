// Colours of marks that have the same meaning on every board.
#pragma once

#include <QRgb>

namespace rokada::ui {

inline constexpr QRgb TargetGreen = 0xFF1E5240;  ///< targets of the selected piece, and its own square
inline constexpr QRgb SelectedTint = 0xFF85C79E;
inline constexpr double SelectedShare = 0.66;  ///< share of `SelectedTint` in the colour of the selected square
inline constexpr double WhiteRim = 1.5;        ///< width of the white rim around green marks, in pixels
inline constexpr QRgb AlarmRed = 0xFFA0101D;   ///< lines of checks, and squares that make a move illegal

/// Numbers beside towers, and marks of a tower that is only looked at. No piece has this colour.
inline constexpr QRgb CountBlue = 0xFF2B66A6;

// --- colours of target squares by `Reach`: moves, captures, or both
inline constexpr QRgb MarkGreen = 0xFF009E73;  ///< moves and captures
inline constexpr QRgb MarkBlue = 0xFF0072B2;   ///< moves only
inline constexpr QRgb MarkRed = 0xFFCC3311;    ///< captures only (Paul Tol's vibrant red)
inline constexpr QRgb Theory = 0xFF7A4FB8;     ///< targets of a piece on an empty board; no other mark has this hue

}  // namespace rokada::ui
