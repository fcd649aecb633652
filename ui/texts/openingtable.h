// The tables of opening names, one for each variant that has named openings.
#pragma once

#include "database/openingnames.h"

namespace rokada::ui {

/// Returns the opening names of a variant, or nullptr if it has none. Each table is read once from the resources.
/// Thread-safe.
[[nodiscard]] const OpeningNames* openingNames(const Variant& variant);
/// Returns the last named opening on the path from the start to this node; nullptr if there is none.
[[nodiscard]] const OpeningName* openingOf(const GameTree& tree, Node node);

}  // namespace rokada::ui
