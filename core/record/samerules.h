// Whether two games are the same: a record says only what differs from the usual one.
#pragma once

#include "rules/variant.h"

namespace rokada {

[[nodiscard]] inline bool sameVariant(const Variant& a, const Variant& b) { return a.id.compare(b.id) == 0; }
/// The same game with the same rule options.
[[nodiscard]] inline bool sameRules(const Variant& a, const Variant& b) {
    return sameVariant(a, b) && a.choices == b.choices;
}

}  // namespace rokada
