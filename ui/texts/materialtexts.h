// Captured pieces and the material balance in words.
#pragma once

#include "explain/material.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// Returns a number and the name of a kind, for example "2 pawns".
[[nodiscard]] QString countedPieces(std::string_view kind, int count);

/// Returns the captured pieces and the material lead, for example "White captured 1 queen, 2 pawns. Black captured
/// nothing. White is ahead in material. Lead in pawns: 11."
[[nodiscard]] QString material(const Rulebook& book, const Balance& balance);

}  // namespace rokada::ui::texts
