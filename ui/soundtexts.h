// What the sounds are called.
#pragma once

#include "sound.h"

namespace rokada::ui::texts {

/// What is heard: "Captures".
[[nodiscard]] QString of(Sound sound);

}  // namespace rokada::ui::texts
