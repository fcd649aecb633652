// The names of a variant's openings, as the program ships them.
#pragma once

#include "database/openingnames.h"

namespace rokada::ui {

/// nullptr if the variant has no list of openings. Read once, on any thread.
[[nodiscard]] const OpeningNames* openingNames(const Variant& variant);
/// The last name that a position on the way to this node has; nullptr if there is none.
[[nodiscard]] const OpeningName* openingOf(const GameTree& tree, Node node);

}  // namespace rokada::ui
