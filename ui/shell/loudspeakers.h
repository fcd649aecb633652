// Creates the sound output of this machine.
#pragma once

#include "shell/sound.h"

#include <memory>

namespace rokada::ui {

/// Returns a sound player that opens the device at the first sound and never blocks. Without a device it is silent.
[[nodiscard]] std::unique_ptr<SoundPlayer> loudspeakers();

}  // namespace rokada::ui
