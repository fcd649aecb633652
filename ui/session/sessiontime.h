// The clock of a session: tells core's clock what time it is, wakes up when its digits change, and remembers the times
// of every turn for undo.
#pragma once

#include "game/clock.h"
#include "game/game.h"

#include "ai/search/engine.h"
#include "record/gametree.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace rokada::ui {

/// The times of a game that stands still: those of now, and at the beginning of each turn, as far as they are known.
struct TimesKept {
    ClockState now;
    std::vector<ClockState> turns;

    friend bool operator==(const TimesKept&, const TimesKept&) = default;
};

/// How a game stands at which nobody sits: what else is needed to go on with it.
struct Resumption {
    std::optional<TimesKept> times;  ///< without them clocks begin anew
    bool paused = false;
};

/// Of a record that goes on from `live` with these times: those of its turns are what its moves tell.
[[nodiscard]] TimesKept timesOf(const GameTree& tree, Node live, const std::vector<TimeControl>& controls,
                                const ClockState& now);

class SessionTime final : public QObject {
    Q_OBJECT
public:
    using Source = std::function<Millis()>;

    explicit SessionTime(QObject* parent);

    /// What time it is, for tests; the machine's steady clock unless set.
    void setSource(Source source) { source_ = std::move(source); }
    [[nodiscard]] Millis now() const { return source_(); }
    [[nodiscard]] const GameClock& clock() const { return clock_; }
    /// Somebody plays with time.
    [[nodiscard]] bool timed() const { return clock_.timed(); }
    [[nodiscard]] Millis left(Side side) const { return clock_.left(side, now()); }

    /// A new game; nothing runs yet. Without controls nobody has a limit.
    void reset(const Rulebook& book, const std::vector<TimeControl>& controls);
    /// It is this side's turn, after so many turns; nothing happens if its clock has the turn already.
    void begin(const Game& game);
    /// The running side has completed its move at `moment`. False if its flag had fallen.
    bool press(const Game& game, Millis moment);
    void stop();
    void resume();
    /// The times as they were when this turn of the game began; the clock stands.
    void goBack(const Game& game);
    /// For a game that is kept; nothing without time.
    [[nodiscard]] std::optional<TimesKept> kept() const;
    /// A kept game goes on with these times; the clock stands. Where its turns are not known nobody gets time back.
    void restore(const Game& game, TimesKept times);
    /// A ruling gives time, or takes it.
    void add(Side side, Millis time);
    /// Whose flag is down begins his next period.
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

    Source source_;
    GameClock clock_;
    std::vector<ClockState> kept_;  ///< at the beginning of each turn
    QTimer alarm_;
};

}  // namespace rokada::ui
