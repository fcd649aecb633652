// The clock of a session: drives core's clock, wakes up when its digits change, and keeps the times of each turn for
// undo.
#pragma once

#include "kit/delay.h"

#include "game/clock.h"
#include "game/game.h"

#include "ai/search/engine.h"
#include "record/gametree.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rokada::ui {

/// Times of a paused game: the current ones, and those at the beginning of each turn if known.
struct TimesKept {
    ClockState now;
    std::vector<ClockState> turns;

    friend bool operator==(const TimesKept&, const TimesKept&) = default;
};

/// State that a game needs to be resumed, besides moves and players.
struct Resumption {
    std::optional<TimesKept> times;  ///< times of the clocks; if unset, the clocks start with their full times
    bool paused = false;
    bool viewing = false;  ///< true if the game is viewed and not played
};

/// Returns the times of a record at `live`; `now` replaces times that the record does not contain.
[[nodiscard]] TimesKept timesThen(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                  const ClockState& now);
/// Returns the times `now` for a record at `live`. The times of its turns come from the record.
[[nodiscard]] TimesKept timesOf(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                const ClockState& now);

class SessionTime final : public QObject {
    Q_OBJECT
public:
    explicit SessionTime(QObject* parent);

    [[nodiscard]] Millis now() const { return timeNow(); }
    [[nodiscard]] const GameClock& clock() const { return clock_; }
    /// Returns true if there are clocks.
    [[nodiscard]] bool timed() const { return clock_.timed(); }
    /// Returns the remaining time.
    [[nodiscard]] Millis left(Side side) const { return clock_.left(side, now()); }

    /// Prepares a new game; no clock runs yet. Without controls there are no limits.
    void reset(const Rulebook& book, const std::vector<TimeControl>& controls);
    /// Starts the turn of the side to move. Does nothing if its clock has the turn already.
    void begin(const Game& game);
    /// Completes the move of the side whose clock runs, at `moment`. Returns false if its flag had fallen.
    bool press(const Game& game, Millis moment);
    /// Stops the clock, for example during a pause.
    void stop();
    /// Starts the stopped clock again.
    void resume();
    /// Restores the times at the beginning of the current turn of `game` and stops the clock.
    void goBack(const Game& game);
    /// Returns the times for a game that is kept; nullopt without clocks.
    [[nodiscard]] std::optional<TimesKept> kept() const;
    /// Resumes with the kept times and stops the clock. Undo restores no time for turns with unknown times.
    void restore(const Game& game, TimesKept times);
    /// Adds time to a side by a ruling. A negative time is deducted.
    void add(Side side, Millis time);
    /// Starts the next period of each side whose flag is down.
    void beginNextPeriods();

    /// Returns the times for the player to move; nullopt without a clock.
    [[nodiscard]] std::optional<ClockTimes> timesFor(Side side) const;
    /// Checks the clock and emits `flagFell` or `ticked`. Called automatically.
    void look();

signals:
    /// Emitted when displayed times have changed.
    void ticked();
    /// Emitted when the flag of the running side has fallen. The clock is stopped then.
    void flagFell(rokada::Side side);

private:
    void keep(std::size_t played);
    void retire(const Position& position);
    void wakeUp();

    GameClock clock_;
    std::vector<ClockState> kept_;  ///< states of the clocks at the beginning of each turn
    Delay alarm_;
};

}  // namespace rokada::ui
