#include "session/gamechoice.h"

#include "base/scrambled.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada::ui {

Level usualLevel(std::size_t seat) {
    switch (seat) {
        case 2: return Level(Seat::UsualLevel + 1);
        case 3: return Level(Seat::UsualLevel - 1);
        default: return Level(Seat::UsualLevel);
    }
}

GameChoice usualChoice(const VariantInfo& game) {
    GameChoice choice{.game = &game, .rules = {}, .seats = {}};
    for (const Option& option : game.options) choice.rules[std::string(option.name)] = option.values.front();
    choice.seats.resize(game.describe(choice.rules).sides(), Seat{.human = false, .name = {}});
    for (std::size_t i = 0; i < choice.seats.size(); ++i) choice.seats[i].level = usualLevel(i);
    choice.seats.front().human = true;
    return choice;
}

std::optional<Position> drawnStart(const Rulebook& book, std::uint64_t seed) {
    const auto& starts = book.variant().numberedStarts;
    if (!starts) return std::nullopt;
    constexpr std::uint64_t Salt = 960;  // makes the start independent of the seats, which the same seed assigns
    return startPosition(book, static_cast<int>(scrambled(seed ^ Salt) % static_cast<std::uint64_t>(starts->count)));
}

GameSetup setupOf(const GameChoice& choice, std::uint64_t seed) {
    GameSetup setup{.book = Rulebook::compile(*makeVariant(*choice.game, choice.rules)),
                    .start = {},
                    .seats = choice.seats,
                    .seed = seed,
                    .times = choice.times,
                    .laws = choice.laws,
                    // Clocks that are pressed by hand, and clocks under an arbiter, run from the start. Other clocks
                    // start with the first move.
                    .clocksWait = !choice.laws.pressClock && !choice.laws.arbiter};
    const bool numbered = setup.book->variant().numberedStarts && choice.startNumber;
    setup.start = numbered ? startPosition(*setup.book, *choice.startNumber) : drawnStart(*setup.book, seed);
    // Rotate the seats by a random number of places. A rotation keeps neighbours and partners together.
    const auto places = static_cast<std::ptrdiff_t>(choice.randomSides ? scrambled(seed) % setup.seats.size() : 0);
    std::rotate(setup.seats.begin(), setup.seats.begin() + places, setup.seats.end());
    if (!setup.times.empty()) std::rotate(setup.times.begin(), setup.times.begin() + places, setup.times.end());
    return setup;
}

}  // namespace rokada::ui
