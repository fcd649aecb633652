// What the sounds are called.
#pragma once

#include "shell/sound.h"

namespace rokada::ui::texts {

/// What is heard: "Captures".
[[nodiscard]] QString of(Sound sound);

}  // namespace rokada::ui::texts
