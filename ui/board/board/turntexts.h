// A turn in words, for those who do not see it.
#pragma once

#include "board/squaretexts.h"

namespace rokada::ui::texts {

/// "Black: knight from g8 to f6, captures a pawn, check."; with everything that followed from it.
[[nodiscard]] QString played(const Rulebook& book, const Turn& turn, const Reading& reading);

}  // namespace rokada::ui::texts
