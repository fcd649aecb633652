// Describes how a computer of some level plays, computed from its parameters.
#pragma once

#include "ai/levels/level.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a short description of the opponent without numbers, for example "Anton looks about 1 move ahead. Overlooks
/// many long or backward moves. Always sees mate in one."
[[nodiscard]] QString playingManner(const QString& name, const Weakness& weakness);
/// Returns the description with its numbers, for example "Anton looks up to 2 plies ahead. This opponent overlooks
/// about 45% of simple moves. This opponent always sees mate in one."
[[nodiscard]] QString playingStrength(const QString& name, const Weakness& weakness);

/// Returns a sentence about the main preference of a style, without a subject. Returns an empty text for a neutral
/// style.
[[nodiscard]] QString playingStyle(const Style& style);

}  // namespace rokada::ui::texts
