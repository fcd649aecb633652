// Names of the player tags in records.
#pragma once

#include "rules/variant.h"
#include "text/positionletters.h"

#include <string>

namespace rokada {

/// Returns the tag for the player of a side, for example "White". PGN defines those of two sides; the others follow the
/// same pattern.
[[nodiscard]] inline std::string playerTag(const SideSpec& side) {
    std::string tag(side.name);
    tag.front() = upper(tag.front());
    return tag;
}

}  // namespace rokada
