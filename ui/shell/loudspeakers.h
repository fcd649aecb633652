// The loudspeakers of this machine.
#pragma once

#include "shell/sound.h"

#include <memory>

namespace rokada::ui {

/// Nothing is opened before the first sound; without a device there is silence, and
/// nothing waits.
[[nodiscard]] std::unique_ptr<SoundPlayer> loudspeakers();

}  // namespace rokada::ui
