#include "newgame/participants.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns a copy of the first computer in `seats`. Returns a default computer if all seats have people.
Seat usualComputer(const std::vector<Seat>& seats) {
    const auto found = std::ranges::find(seats, false, &Seat::human);
    return found == seats.end() ? Seat{.human = false, .name = {}} : *found;
}

void seatPerson(Seat& seat) { seat = Seat{.human = true, .name = std::move(seat.name)}; }

void seatComputer(Seat& seat, const Seat& computer) {
    if (!seat.human) return;
    QString name = std::move(seat.name);
    seat = computer;
    seat.name = std::move(name);
}

/// Returns true if a person plays `side` in this combination.
bool isPerson(const Variant& variant, std::size_t side, Participants participants) {
    switch (participants) {
        case Participants::OnePerson: return side == 0;
        case Participants::TwoSides: return variant.sideSpecs[side].team == variant.sideSpecs.front().team;
        case Participants::People: return true;
        default: return false;
    }
}

}  // namespace

Participants participantsOf(const Variant& variant, const std::vector<Seat>& seats) {
    const auto people = static_cast<std::size_t>(std::ranges::count(seats, true, &Seat::human));
    if (people == 0) return Participants::Computers;
    if (people == seats.size()) return Participants::People;
    if (people == 1) return Participants::OnePerson;
    int team = -1;
    for (std::size_t side = 0; side < seats.size(); ++side) {
        if (!seats[side].human) continue;
        if (team >= 0 && variant.sideSpecs[side].team != team) return Participants::Mixed;
        team = variant.sideSpecs[side].team;
    }
    return Participants::TwoSides;
}

std::vector<Seat> seated(const Variant& variant, std::vector<Seat> seats, Participants participants) {
    if (participants == Participants::Mixed || participantsOf(variant, seats) == participants) return seats;
    const Seat computer = usualComputer(seats);
    for (std::size_t side = 0; side < seats.size(); ++side) {
        isPerson(variant, side, participants) ? seatPerson(seats[side]) : seatComputer(seats[side], computer);
    }
    return seats;
}

std::vector<Seat> movedOn(std::vector<Seat> seats) {
    std::rotate(seats.rbegin(), seats.rbegin() + 1, seats.rend());
    return seats;
}

}  // namespace rokada::ui
