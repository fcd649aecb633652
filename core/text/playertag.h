// Names of the tags for the players in recorded games.
#pragma once

#include "rules/variant.h"
#include "text/positionletters.h"

#include <string>

namespace rokada {

/// Returns the tag for the player of a side, for example "White". PGN defines the tags White and Black. The tags of
/// other sides follow the same pattern, for example "Red".
[[nodiscard]] inline std::string playerTag(const SideSpec& side) {
    std::string tag(side.name);
    tag.front() = upper(tag.front());
    return tag;
}

}  // namespace rokada
