// Sentences for what core refuses: wishes that are no legal moves, and texts that cannot be read. In the language in
// force.
#pragma once

#include "base/parseerror.h"
#include "explain/illegalmove.h"

#include <QString>

namespace rokada::ui::texts {

/// Why a wish is not a legal move of this position: "Your king would be taken by the bishop on a5."
[[nodiscard]] QString of(const Position& position, const IllegalMove& illegalMove);
/// Why a text was refused, with the place.
[[nodiscard]] QString of(const ParseError& parseError);

}  // namespace rokada::ui::texts
