// Settings of Syzygy endgame tables.
#pragma once

#include "kit/settings.h"

namespace rokada::ui {

namespace keys {

/// Path of the folder with the tables; empty for no tables.
[[nodiscard]] Setting<QString> syzygyFolder();

}  // namespace keys

void declareSyzygy(Settings& settings);

}  // namespace rokada::ui
