// Captured pieces and the lead in material, in words.
#pragma once

#include "explain/material.h"

#include <QString>

namespace rokada::ui::texts {

/// "White captured 1 queen, 2 pawns. Black captured nothing. White is ahead by 11."
[[nodiscard]] QString material(const Rulebook& book, const Balance& balance);

}  // namespace rokada::ui::texts
