// How large the window is when it is opened for the first time.
#pragma once

#include <QSize>

namespace rokada::ui {

/// In device-independent pixels, frame and title of the window left out; `available` is what the screen has left beside
/// panels of the desktop.
[[nodiscard]] QSize firstSize(QSize available);
/// The largest boards have cells of 36 pixels then; on a smaller screen what fits it.
[[nodiscard]] QSize smallestSize(QSize available);
/// What a frame and a title take, on desktops that draw much of both.
inline constexpr QSize WindowFrame{16, 48};

}  // namespace rokada::ui
