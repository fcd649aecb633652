// Texts of the arbiter's rulings, with their source in the laws.
#pragma once

#include "game/laws.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the sentence of a ruling with its source: "The first piece touched that can be moved must be moved. (FIDE
/// Laws, 4.3.1)"
[[nodiscard]] QString of(Law law, const Variant& played);
/// Returns the source of a law, for example "FIDE Laws, 4.3.1". It is "old tournament code" for laws of that code,
/// which has other article numbers, and "rule of Rokada" for rules that do not come from chess.
[[nodiscard]] QString source(Law law, const Variant& played);

}  // namespace rokada::ui::texts
