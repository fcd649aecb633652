// What an arbiter's ruling says, and the law that it follows.
#pragma once

#include "game/laws.h"

#include <QString>

namespace rokada::ui::texts {

/// A sentence with the law behind it: "The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)"
[[nodiscard]] QString of(Law law);
/// "FIDE Laws, 4.3.1", "old tournament code"
[[nodiscard]] QString source(Law law);

}  // namespace rokada::ui::texts
