// Sentences of the position editor.
#pragma once

#include "text/arrangement.h"

#include <QString>

namespace rokada::ui::texts {

/// "white knight"
[[nodiscard]] QString piece(const Variant& variant, Piece piece);
/// What is wrong, where, and for which side: "White: there is no king."
[[nodiscard]] QString of(const Rulebook& book, const ArrangementError& error);

}  // namespace rokada::ui::texts
