// Describes how a computer of some level plays, computed from its parameters.
#pragma once

#include "ai/levels/level.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a description of the opponent, for example "Anton looks up to 2 plies ahead. This opponent overlooks about
/// 45% of simple moves. This opponent always sees mate in one."
[[nodiscard]] QString playingStrength(const QString& name, const Weakness& weakness);

/// Returns a sentence about the main preference of a style, without a subject. Returns an empty text for a neutral
/// style.
[[nodiscard]] QString playingStyle(const Style& style);

}  // namespace rokada::ui::texts
