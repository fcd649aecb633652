// The clock of a session: tells core's clock what time it is, wakes up when its digits change, and remembers the times
// of every turn for undo.
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

/// The times of a paused game: the current ones, and at the beginning of each turn, as far as they are known.
struct TimesKept {
    ClockState now;
    std::vector<ClockState> turns;

    friend bool operator==(const TimesKept&, const TimesKept&) = default;
};

/// The state of a game without players: what else is needed to resume it.
struct Resumption {
    std::optional<TimesKept> times;  ///< without them clocks begin again
    bool paused = false;
    bool viewing = false;  ///< it is looked at, not played
};

/// Of a record that goes on from `live` as the clocks stood there; `now` instead where its moves do not tell.
[[nodiscard]] TimesKept timesThen(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                  const ClockState& now);
/// Of a record that goes on from `live` with these times: those of its turns are what its moves tell.
[[nodiscard]] TimesKept timesOf(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                const ClockState& now);

class SessionTime final : public QObject {
    Q_OBJECT
public:
    explicit SessionTime(QObject* parent);

    [[nodiscard]] Millis now() const { return timeNow(); }
    [[nodiscard]] const GameClock& clock() const { return clock_; }
    /// There are clocks.
    [[nodiscard]] bool timed() const { return clock_.timed(); }
    [[nodiscard]] Millis left(Side side) const { return clock_.left(side, now()); }

    /// A new game; nothing runs yet. Without controls there are no limits.
    void reset(const Rulebook& book, const std::vector<TimeControl>& controls);
    /// It is this side's turn, after so many turns; nothing happens if its clock has the turn already.
    void begin(const Game& game);
    /// The running side has completed its move at `moment`. False if its flag had fallen.
    bool press(const Game& game, Millis moment);
    void stop();
    void resume();
    /// The times as they were when this turn of the game began; the clock stands.
    void goBack(const Game& game);
    /// For a game that is kept; nothing without clocks.
    [[nodiscard]] std::optional<TimesKept> kept() const;
    /// A kept game is resumed with these times; the clock stands. Where its turns are not known no time is given back.
    void restore(const Game& game, TimesKept times);
    /// A ruling adds time, or deducts it.
    void add(Side side, Millis time);
    /// The side whose flag is down begins its next period.
    void beginNextPeriods();

    /// For the player whose turn it is; nothing without time.
    [[nodiscard]] std::optional<ClockTimes> timesFor(Side side) const;
    /// Looks at the clock: tells a fallen flag, or that there are new digits. Happens by itself.
    void look();

signals:
    void ticked();
    void flagFell(rokada::Side side);

private:
    void keep(std::size_t played);
    void retire(const Position& position);
    void wakeUp();

    GameClock clock_;
    std::vector<ClockState> kept_;  ///< at the beginning of each turn
    Delay alarm_;
};

}  // namespace rokada::ui
