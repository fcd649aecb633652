#include "session/gamechoice.h"

#include "base/scrambled.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada::ui {

GameChoice usualChoice(const VariantInfo& game) {
    GameChoice choice{.game = &game, .rules = {}, .seats = {}};
    for (const Option& option : game.options) choice.rules[std::string(option.name)] = option.values.front();
    choice.seats.resize(game.describe(choice.rules).sides(), Seat{.human = false, .name = {}});
    choice.seats.front().human = true;
    return choice;
}

GameSetup setupOf(const GameChoice& choice, std::uint64_t seed) {
    GameSetup setup{.book = Rulebook::compile(*makeVariant(*choice.game, choice.rules)),
                    .start = {},
                    .seats = choice.seats,
                    .seed = seed,
                    .times = choice.times,
                    .laws = choice.laws,
                    // Where the clock is pressed by hand, or an arbiter has started it, it runs from the beginning.
                    .clocksWait = !choice.laws.pressClock && !choice.laws.arbiter};
    // Neighbours stay neighbours and partners stay partners.
    const auto places = static_cast<std::ptrdiff_t>(choice.lot ? scrambled(seed) % setup.seats.size() : 0);
    std::rotate(setup.seats.begin(), setup.seats.begin() + places, setup.seats.end());
    if (!setup.times.empty()) std::rotate(setup.times.begin(), setup.times.begin() + places, setup.times.end());
    return setup;
}

}  // namespace rokada::ui
