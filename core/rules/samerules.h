// Compares the rules of two variants.
#pragma once

#include "rules/variant.h"

namespace rokada {

[[nodiscard]] inline bool sameVariant(const Variant& a, const Variant& b) { return a.id == b.id; }
/// Returns true if both are the same variant with the same rule options.
[[nodiscard]] inline bool sameRules(const Variant& a, const Variant& b) {
    return sameVariant(a, b) && a.choices == b.choices;
}

}  // namespace rokada
