// Captured pieces and the lead in material, in words.
#pragma once

#include "explain/material.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// "2 pawns", by the name of their kind.
[[nodiscard]] QString countedPieces(std::string_view kind, int count);

/// "White captured 1 queen, 2 pawns. Black captured nothing. White is ahead by 11."
[[nodiscard]] QString material(const Rulebook& book, const Balance& balance);

}  // namespace rokada::ui::texts
