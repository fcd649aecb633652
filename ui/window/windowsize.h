// Default and minimum size of the window.
#pragma once

#include <QSize>

namespace rokada::ui {

/// Returns the size of a window that is opened for the first time. The size excludes the window frame and is in
/// device-independent pixels. `available` is the free part of the screen.
[[nodiscard]] QSize firstSize(QSize available);
/// Returns the minimum size of the window. The size excludes the window frame and is in device-independent pixels. A
/// small screen reduces it.
[[nodiscard]] QSize smallestSize(QSize available);
/// Space reserved for the window frame and title bar. It is enough for desktops with large frames.
inline constexpr QSize WindowFrame{16, 48};

}  // namespace rokada::ui
