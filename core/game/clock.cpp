#include "game/clock.h"

#include <algorithm>
#include <cassert>

namespace rokada {

using namespace std::chrono_literals;

namespace {

/// Returns the time at the start of a period. It includes a Fischer increment for the next move.
Millis opening(const TimeControl& control, int period) {
    if (!control.timed()) return 0ms;
    const Period& p = control.period(period);
    return control.increment == Increment::Fischer ? p.time + p.increment : p.time;
}

}  // namespace

GameClock::GameClock(std::vector<TimeControl> controls, std::vector<int> teams)
    : controls_(std::move(controls)), teams_(std::move(teams)) {
    assert(controls_.size() <= MaxSides);
    for (std::size_t i = teams_.size(); i < controls_.size(); ++i) teams_.push_back(static_cast<int>(i));
    for (std::size_t i = 0; i < controls_.size(); ++i) state_.seats[i].left = opening(controls_[i], 0);
}

bool GameClock::timed() const {
    return std::ranges::any_of(controls_, [](const TimeControl& c) { return c.timed(); });
}

void GameClock::begin(Side side, Millis now) {
    state_.turn = side;
    state_.used = 0ms;
    since_ = now;
}

void GameClock::stop(Millis now) {
    state_.used = used(now);
    since_.reset();
}

void GameClock::resume(Millis now) {
    if (state_.turn != NoSide && !since_) since_ = now;
}

Millis GameClock::used(Millis now) const { return since_ ? state_.used + std::max(0ms, now - *since_) : state_.used; }

/// Returns the time charged to the clock for a turn of length `used`.
Millis GameClock::charge(Side side, Millis used) const {
    const TimeControl& control = controls_[side];
    if (control.increment != Increment::Delay) return used;
    return std::max(0ms, used - control.period(state_.seats[side].period).increment);
}

/// Returns the hourglass time that `side` receives from the player to move. The enemies of that player share the time
/// `used` equally, to the millisecond.
Millis GameClock::hourglassShare(Side side, Millis used) const {
    const Side giver = state_.turn;
    if (giver == NoSide || controls_[giver].kind != TimeKind::Hourglass) return 0ms;
    int sharers = 0;
    int place = -1;
    for (std::size_t i = 0; i < controls_.size(); ++i) {
        const bool shares =
            teams_[i] != teams_[giver] && !state_.seats[i].out && controls_[i].kind == TimeKind::Hourglass;
        if (shares && i == side) place = sharers;
        sharers += shares;
    }
    if (place < 0) return 0ms;
    return used / sharers + Millis(place < used.count() % sharers);
}

Millis GameClock::rest(Side side, Millis used) const {
    const Millis left = state_.seats[side].left;
    return side == state_.turn ? left - charge(side, used) : left + hourglassShare(side, used);
}

void GameClock::drop(Side side) {
    std::uint8_t latest = 0;
    for (const SeatTime& seat : state_.seats) latest = std::max(latest, seat.fallen);
    if (state_.seats[side].fallen == 0) state_.seats[side].fallen = latest + 1;
}

/// Subtracts the time of the current turn from the clock of its player. With an hourglass, adds it to the clocks of the
/// enemies.
void GameClock::deduct(Millis now) {
    const Millis turn = used(now);
    std::array<Millis, MaxSides> rests{};
    for (std::size_t i = 0; i < controls_.size(); ++i) rests[i] = std::max(0ms, rest(Side(i), turn));
    for (std::size_t i = 0; i < controls_.size(); ++i) state_.seats[i].left = rests[i];
    state_.seats[state_.turn].spent += turn;
    state_.used = 0ms;
    if (since_) since_ = now;
}

/// Adds the increment after a move and, at the end of a period, the time of the next period.
void GameClock::settle(Side side, Millis used) {
    const TimeControl& control = controls_[side];
    SeatTime& seat = state_.seats[side];
    if (!control.timed()) return;
    if (control.kind == TimeKind::PerMove) {
        seat.left = control.periods.front().time;
        return;
    }
    const Period& before = control.period(seat.period);
    if (control.increment == Increment::Bronstein) seat.left += std::min(used, before.increment);
    if (++seat.moves == before.moves) {
        ++seat.period;
        seat.moves = 0;
        seat.left += control.period(seat.period).time;
    }
    if (control.increment == Increment::Fischer) seat.left += control.period(seat.period).increment;
}

bool GameClock::press(Side next, Millis now) {
    const Side side = state_.turn;
    if (side != NoSide && !controls_.empty()) {
        const Millis turn = used(now);
        if (timed(side) && rest(side, turn) <= 0ms) {
            stop(now);
            drop(side);
            return false;
        }
        deduct(now);
        settle(side, turn);
    }
    begin(next, now);
    return true;
}

Millis GameClock::left(Side side, Millis now) const { return timed(side) ? std::max(0ms, rest(side, used(now))) : 0ms; }

Millis GameClock::waiting(Side side, Millis now) const {
    if (!timed(side) || side != state_.turn || controls_[side].increment != Increment::Delay) return 0ms;
    return std::max(0ms, controls_[side].period(state_.seats[side].period).increment - used(now));
}

Millis GameClock::spent(Side side, Millis now) const {
    return state_.seats[side].spent + (side == state_.turn ? used(now) : 0ms);
}

int GameClock::movesToGo(Side side) const {
    if (!timed(side) || controls_[side].kind != TimeKind::Periods) return 0;
    const SeatTime& seat = state_.seats[side];
    const int moves = controls_[side].period(seat.period).moves;
    return moves == 0 ? 0 : moves - seat.moves;
}

bool GameClock::low(Side side, Millis now) const { return timed(side) && left(side, now) < controls_[side].lowTime(); }

Side GameClock::flag(Millis now) const {
    if (disputed()) return NoSide;
    Side first = NoSide;
    for (std::size_t i = 0; i < controls_.size(); ++i) {
        const int fallen = state_.seats[i].fallen;
        if (fallen > 0 && (first == NoSide || fallen < state_.seats[first].fallen)) first = Side(i);
    }
    if (first != NoSide) return first;
    const bool over = timed(state_.turn) && !state_.seats[state_.turn].out && rest(state_.turn, used(now)) <= 0ms;
    return over ? state_.turn : NoSide;
}

bool GameClock::disputed() const { return std::ranges::count(state_.seats, 1, &SeatTime::fallen) > 1; }

bool GameClock::lastPeriod() const {
    for (std::size_t i = 0; i < controls_.size(); ++i) {
        const SeatTime& seat = state_.seats[i];
        if (seat.fallen > 0 && !controls_[i].lastPeriod(seat.period)) return false;
    }
    return true;
}

void GameClock::beginNextPeriods() {
    for (std::size_t i = 0; i < controls_.size(); ++i) {
        SeatTime& seat = state_.seats[i];
        if (seat.fallen == 0) continue;
        seat.fallen = 0;
        seat.moves = 0;
        seat.left = opening(controls_[i], ++seat.period);
    }
    state_.used = 0ms;
}

void GameClock::add(Side side, Millis time, Millis now) {
    if (!timed(side)) return;
    SeatTime& seat = state_.seats[side];
    seat.left += time;
    if (rest(side, used(now)) > 0ms) return;
    stop(now);
    drop(side);
}

void GameClock::retire(Side side, Millis now) {
    if (side == state_.turn && !state_.seats[side].out && !controls_.empty()) deduct(now);
    state_.seats[side].out = true;
    state_.seats[side].fallen = 0;
}

ClockState GameClock::state(Millis now) const {
    ClockState state = state_;
    state.used = used(now);
    return state;
}

void GameClock::restore(const ClockState& state) {
    state_ = state;
    since_.reset();
}

}  // namespace rokada
