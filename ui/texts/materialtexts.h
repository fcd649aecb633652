// Men taken and who leads, in words.
#pragma once

#include "explain/material.h"

#include <QString>

namespace rokada::ui::texts {

/// "White: a queen, 2 pawns. Black: nothing. White leads by 11."
[[nodiscard]] QString material(const Rulebook& book, const Balance& balance);

}  // namespace rokada::ui::texts
