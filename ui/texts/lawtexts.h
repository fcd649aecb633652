// Texts of the arbiter's rulings, with their source in the laws.
#pragma once

#include "game/laws.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a sentence with its source: "The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)"
[[nodiscard]] QString of(Law law, const Variant& played);
/// Returns the source of a law, for example "FIDE Laws, 4.3.1". The classic code has other article numbers and is
/// called "old tournament code". Rules that do not come from chess are called "rule of Rokada".
[[nodiscard]] QString source(Law law, const Variant& played);

}  // namespace rokada::ui::texts
