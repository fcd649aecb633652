// Who sits where in a new game: people, computers, and the usual combinations of both.
#pragma once

#include "rules/variant.h"
#include "session/gamesetup.h"

#include <vector>

namespace rokada::ui {

enum class Company {
    OnePerson,
    TwoSides,  ///< one person plays both sides of a team
    People,
    Computers,
    Mixed,  ///< any other
};

[[nodiscard]] Company companyOf(const Variant& variant, const std::vector<Seat>& seats);
/// Seats the company. Computers that are there keep their seats, others are like the first of them; names stay.
[[nodiscard]] std::vector<Seat> seated(const Variant& variant, std::vector<Seat> seats, Company company);
/// All players move on by one seat.
[[nodiscard]] std::vector<Seat> movedOn(std::vector<Seat> seats);

}  // namespace rokada::ui
