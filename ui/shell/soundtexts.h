// Names of the sounds.
#pragma once

#include "shell/sound.h"

namespace rokada::ui::texts {

/// Returns the translated name of the sound, for example "Captures".
[[nodiscard]] QString of(Sound sound);

}  // namespace rokada::ui::texts
