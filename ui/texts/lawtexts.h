// What an arbiter's ruling says, and the law that it follows.
#pragma once

#include "game/laws.h"
#include "rules/variant.h"

#include <QString>

namespace rokada::ui::texts {

/// A sentence with the law behind it: "The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)"
[[nodiscard]] QString of(Law law, const Variant& played);
/// "FIDE Laws, 4.3.1"; under the classic code, which has other numbers, "old tournament code".
[[nodiscard]] QString source(Law law, const Variant& played);

}  // namespace rokada::ui::texts
