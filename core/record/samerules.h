// Whether two rulebooks have the same rules: a record holds only what differs from the defaults.
#pragma once

#include "rules/variant.h"

namespace rokada {

[[nodiscard]] inline bool sameVariant(const Variant& a, const Variant& b) { return a.id == b.id; }
/// The same variant with the same rule options.
[[nodiscard]] inline bool sameRules(const Variant& a, const Variant& b) {
    return sameVariant(a, b) && a.choices == b.choices;
}

}  // namespace rokada
