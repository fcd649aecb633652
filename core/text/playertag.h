// How records name the players.
#pragma once

#include "rules/variant.h"
#include "text/positionletters.h"

#include <string>

namespace rokada {

/// The tag with the player of a side: "White". PGN knows those of two sides; the others are made like them.
[[nodiscard]] inline std::string playerTag(const SideSpec& side) {
    std::string tag(side.name);
    tag.front() = upper(tag.front());
    return tag;
}

}  // namespace rokada
