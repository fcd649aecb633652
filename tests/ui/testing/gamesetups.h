// Setups of test games.
#pragma once

#include "session/gamesession.h"

#include "text/positiontext.h"
#include "variants/variants.h"

#include <string_view>
#include <vector>

namespace rokada::ui::testing {

/// Returns seats from letters: 'p' is a person, 'c' is a computer. Seats without a letter are people.
inline std::vector<Seat> seated(std::string_view letters) {
    std::vector<Seat> seats;
    for (const char letter : letters) seats.push_back({.human = letter == 'p', .name = {}});
    return seats;
}

inline GameSetup setupFor(std::string_view variant, std::string_view seats, const Choices& rules = {},
                          std::string_view position = {}) {
    GameSetup setup{.book = Rulebook::compile(*makeVariant(*findVariant(variant), rules)),
                    .start = {},
                    .seats = seated(seats),
                    .seed = 5};
    if (!position.empty()) setup.start = *parsePosition(*setup.book, position);
    return setup;
}

}  // namespace rokada::ui::testing
