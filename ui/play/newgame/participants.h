// Combinations of people and computers in a new game. A `Seat` is the player of one side: a person or a computer.
#pragma once

#include "rules/variant.h"
#include "session/gamesetup.h"

#include <vector>

namespace rokada::ui {

enum class Participants {
    OnePerson,
    TwoSides,  ///< one person plays all sides of one team; computers play the other team
    People,
    Computers,
    Mixed,  ///< any other combination
};

[[nodiscard]] Participants participantsOf(const Variant& variant, const std::vector<Seat>& seats);
/// Returns `seats` with the players changed to this combination. If the seats already have the combination, or if it is
/// `Mixed`, returns them unchanged. All new computers are copies of the first computer. Each seat keeps the name of its
/// player.
[[nodiscard]] std::vector<Seat> seated(const Variant& variant, std::vector<Seat> seats, Participants participants);
/// Returns the seats with each player moved to the next seat; the last player moves to the first.
[[nodiscard]] std::vector<Seat> movedOn(std::vector<Seat> seats);

}  // namespace rokada::ui
