// The clocks of a session: owns the `GameClock`, reports changes of the displayed digits, and keeps the times of each
// turn for undo.
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

/// Times of the clocks of a paused game: the current ones, and those at the beginning of each turn as far as known.
struct TimesKept {
    ClockState now;
    std::vector<ClockState> turns;

    friend bool operator==(const TimesKept&, const TimesKept&) = default;
};

/// Data that resuming a game needs, apart from its moves and players.
struct Resumption {
    std::optional<TimesKept> times;  ///< times of the clocks; if unset, the clocks start with their full times
    bool paused = false;
    bool viewing = false;  ///< true if the game is viewed and not played
};

/// Returns the times that the record contains for the node `live`. Returns `now` if it contains none.
[[nodiscard]] TimesKept timesThen(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                  const ClockState& now);
/// Returns `now` as the current times of a game that continues at `live`. The times of the earlier turns come from the
/// record.
[[nodiscard]] TimesKept timesOf(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                const ClockState& now);

class SessionTime final : public QObject {
    Q_OBJECT
public:
    explicit SessionTime(QObject* parent);

    [[nodiscard]] Millis now() const { return timeNow(); }
    [[nodiscard]] const GameClock& clock() const { return clock_; }
    /// Returns true if the game is played with clocks.
    [[nodiscard]] bool timed() const { return clock_.timed(); }
    /// Returns the remaining time of `side` in milliseconds.
    [[nodiscard]] Millis left(Side side) const { return clock_.left(side, now()); }

    /// Prepares the clocks of a new game without starting them. An empty `controls` means no clocks.
    void reset(const Rulebook& book, const std::vector<TimeControl>& controls);
    /// Starts the turn of the side to move. Has no effect if its turn has already begun.
    void begin(const Game& game);
    /// Presses the clock of the side that has moved, at the time `moment`. Returns false if its flag had fallen.
    bool press(const Game& game, Millis moment);
    /// Stops the clock, for example during a pause.
    void stop();
    /// Starts the stopped clock again.
    void resume();
    /// Restores the times at the beginning of the current turn of `game` and stops the clock.
    void goBack(const Game& game);
    /// Returns the current times for a game that is kept for later; nullopt without clocks.
    [[nodiscard]] std::optional<TimesKept> kept() const;
    /// Restores the kept times with stopped clocks. Undo gives no time back for turns whose times are unknown.
    void restore(const Game& game, TimesKept times);
    /// Adds time to the clock of `side` by a ruling. A negative time is deducted.
    void add(Side side, Millis time);
    /// Starts the next period of each side whose flag is down.
    void beginNextPeriods();

    /// Returns the times that an engine needs to move for `side`; nullopt without a clock.
    [[nodiscard]] std::optional<ClockTimes> timesFor(Side side) const;
    /// Emits `flagFell` if the flag has fallen, otherwise `ticked`. A timer calls it whenever the digits change.
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
