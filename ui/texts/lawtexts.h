// Texts of the arbiter's rulings, with their source in the laws.
#pragma once

#include "game/laws.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a sentence with its source: "The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)"
[[nodiscard]] QString of(Law law, const Variant& played);
/// Returns the source, for example "FIDE Laws, 4.3.1"; under the classic code, which has other numbers, "old tournament
/// code".
[[nodiscard]] QString source(Law law, const Variant& played);

}  // namespace rokada::ui::texts
