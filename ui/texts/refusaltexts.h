// Sentences for what core refuses: wishes that are no legal moves, and texts that cannot be read. In the language in
// force.
#pragma once

#include "base/fault.h"
#include "explain/refusal.h"

#include <QString>

namespace rokada::ui::texts {

/// Why a wish is not a legal move of this position: "Your king would be taken by the bishop on a5."
[[nodiscard]] QString of(const Position& position, const Refusal& refusal);
/// Why a text was refused, with the place.
[[nodiscard]] QString of(const Fault& fault);

}  // namespace rokada::ui::texts
