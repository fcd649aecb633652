// Creates the sound output of this machine.
#pragma once

#include "shell/sound.h"

#include <QtGlobal>

#include <memory>

namespace rokada::ui {

/// Returns a sound player that opens the device at the first sound and never blocks. Without a device it is silent.
[[nodiscard]] std::unique_ptr<SoundPlayer> loudspeakers();

/// Returns the number of the devices that can play sounds. It can take long, because it asks the sound server.
[[nodiscard]] qsizetype soundOutputs();

}  // namespace rokada::ui
