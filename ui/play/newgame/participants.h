// Combinations of people and computers on the seats of a new game.
#pragma once

#include "rules/variant.h"
#include "session/gamesetup.h"

#include <vector>

namespace rokada::ui {

enum class Participants {
    OnePerson,
    TwoSides,  ///< one person plays all sides of the first team
    People,
    Computers,
    Mixed,  ///< any combination other than the ones above
};

[[nodiscard]] Participants participantsOf(const Variant& variant, const std::vector<Seat>& seats);
/// Returns `seats` changed to this combination. Computers stay on their seats, and a new computer is a copy of the
/// first one. Names of players stay. `Mixed` changes nothing.
[[nodiscard]] std::vector<Seat> seated(const Variant& variant, std::vector<Seat> seats, Participants participants);
/// Returns the seats with each player moved to the next seat; the last player moves to the first.
[[nodiscard]] std::vector<Seat> movedOn(std::vector<Seat> seats);

}  // namespace rokada::ui
