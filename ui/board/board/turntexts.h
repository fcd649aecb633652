// Describes a turn in words, for people who do not see the board.
#pragma once

#include "board/squaretexts.h"

namespace rokada::ui::texts {

/// Returns a description of a turn with all its consequences, for example "Black: knight from g8 to f6, captures a
/// pawn, check."
[[nodiscard]] QString played(const Rulebook& book, const Turn& turn, const SpeechOptions& speech);

}  // namespace rokada::ui::texts
