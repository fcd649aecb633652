// The opening names of the variants, from the program's resources.
#pragma once

#include "database/openingnames.h"

namespace rokada::ui {

/// Returns the openings of a variant, or nullptr if it has none. The file is read once. Thread-safe.
[[nodiscard]] const OpeningNames* openingNames(const Variant& variant);
/// Returns the last named opening on the path to this node; nullptr if there is none.
[[nodiscard]] const OpeningName* openingOf(const GameTree& tree, Node node);

}  // namespace rokada::ui
