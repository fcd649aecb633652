// Default and minimum size of the window.
#pragma once

#include <QSize>

namespace rokada::ui {

/// Returns the size of a window opened for the first time, without its frame, in device-independent pixels. `available`
/// is the free part of the screen.
[[nodiscard]] QSize firstSize(QSize available);
/// Returns the minimum size of the window, without its frame, in device-independent pixels. It is smaller on a screen
/// that is too small.
[[nodiscard]] QSize smallestSize(QSize available);
/// Space reserved for frame and title bar, enough for desktops that use much of both.
inline constexpr QSize WindowFrame{16, 48};

}  // namespace rokada::ui
