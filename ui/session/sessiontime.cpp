#include "session/sessiontime.h"

#include "record/clockhistory.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Remaining time below which tenths of seconds are shown.
constexpr Millis Tenths = 10s;

/// Returns the time in milliseconds until the displayed digits of a running clock change.
Millis nextDigits(Millis left) {
    if (left < Tenths) return left % 100ms + 1ms;
    return left % 1000ms == 0ms ? 1000ms : left % 1000ms;
}

}  // namespace

TimesKept timesOf(const GameTree& tree, Node live, const std::vector<TimeControl>& controls, const ClockState& now) {
    TimesKept times{now, clockHistory(tree, live, controls)};
    // Removes the entry of the current turn. A ruling may have changed its times, and the record does not contain
    // rulings.
    if (!times.turns.empty()) times.turns.pop_back();
    return times;
}

TimesKept timesThen(const GameTree& tree, Node live, const std::vector<TimeControl>& controls, const ClockState& now) {
    std::vector<ClockState> turns = clockHistory(tree, live, controls);
    if (turns.empty()) return {now, {}};
    const ClockState then = turns.back();
    turns.pop_back();
    return {then, std::move(turns)};
}

SessionTime::SessionTime(QObject* parent) : QObject(parent), alarm_(this) {
    connect(&alarm_, &Delay::timeout, this, &SessionTime::look);
}

void SessionTime::reset(const Rulebook& book, const std::vector<TimeControl>& controls) {
    alarm_.stop();
    kept_.clear();
    std::vector<TimeControl> all = controls;
    all.resize(book.sides());
    std::vector<int> teams;
    for (const SideSpec& sideSpec : book.variant().sideSpecs) teams.push_back(sideSpec.team);
    clock_ = GameClock(std::move(all), std::move(teams));
}

void SessionTime::keep(std::size_t played) {
    kept_.resize(std::max(kept_.size(), played), clock_.state(now()));
    kept_.resize(played);
    kept_.push_back(clock_.state(now()));
}

void SessionTime::retire(const Position& position) {
    for (std::size_t side = 0; side < clock_.controls().size(); ++side) {
        if (!position.living(Side(side))) clock_.retire(Side(side), now());
    }
}

void SessionTime::begin(const Game& game) {
    const bool sameTurn = clock_.turn() == game.position().turn();
    if (sameTurn && game.played() < kept_.size()) return;
    retire(game.position());
    if (!sameTurn) clock_.begin(game.position().turn(), now());
    keep(game.played());
}

bool SessionTime::press(const Game& game, Millis moment) {
    if (!clock_.press(game.position().turn(), moment)) return false;
    retire(game.position());
    keep(game.played());
    wakeUp();
    return true;
}

void SessionTime::stop() {
    alarm_.stop();
    clock_.stop(now());
}

void SessionTime::resume() {
    clock_.resume(now());
    wakeUp();
}

void SessionTime::goBack(const Game& game) {
    alarm_.stop();
    clock_.stop(now());
    if (game.played() < kept_.size()) clock_.restore(kept_[game.played()]);
}

std::optional<TimesKept> SessionTime::kept() const {
    if (!timed()) return std::nullopt;
    return TimesKept{clock_.state(now()), kept_};
}

void SessionTime::restore(const Game& game, TimesKept times) {
    alarm_.stop();
    clock_.restore(times.now);
    kept_ = std::move(times.turns);
    if (kept_.size() <= game.played()) kept_.resize(game.played() + 1, times.now);
}

void SessionTime::add(Side side, Millis time) {
    clock_.add(side, time, now());
    emit ticked();
}

void SessionTime::beginNextPeriods() {
    clock_.beginNextPeriods();
    emit ticked();
}

std::optional<ClockTimes> SessionTime::timesFor(Side side) const {
    if (!clock_.timed(side)) return std::nullopt;
    const TimeControl& control = clock_.controls()[side];
    ClockTimes times{.remaining = left(side), .movesToGo = clock_.movesToGo(side)};
    if (control.kind == TimeKind::PerMove) times.movesToGo = 1;
    if (control.kind == TimeKind::Periods)
        times.increment = control.period(clock_.state(now()).seats[side].period).increment;
    // The delay is added, because the clock counts down only after it.
    times.remaining += clock_.waiting(side, now());
    return times;
}

void SessionTime::look() {
    const Side fallen = clock_.flag(now());
    if (fallen != NoSide) {
        stop();
        emit flagFell(fallen);
        return;
    }
    emit ticked();
    wakeUp();
}

void SessionTime::wakeUp() {
    const Side side = clock_.turn();
    if (!clock_.running() || !clock_.timed(side)) return alarm_.stop();
    const Millis waiting = clock_.waiting(side, now());
    const Millis left = clock_.left(side, now());
    alarm_.start(waiting > 0ms ? waiting + 1ms : std::min(nextDigits(left), left));
}

}  // namespace rokada::ui
