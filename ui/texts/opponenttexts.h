// Describes how a computer of some level plays, computed from its parameters.
#pragma once

#include "ai/levels/level.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a description of the opponent, for example "Anton looks up to 2 plies ahead. About 45% of simple moves are
/// overlooked. Mate in one is always seen."
[[nodiscard]] QString playingStrength(const QString& name, const Weakness& weakness);

}  // namespace rokada::ui::texts
