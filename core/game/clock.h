// Game clock for any number of players. It does not read the time: callers pass the current time in milliseconds since
// any fixed moment.
#pragma once

#include "base/basics.h"
#include "game/timecontrol.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Time of one player.
struct SeatTime {
    Millis left{0};   ///< at the start of the current turn
    Millis spent{0};  ///< used in the whole game before the current turn
    int period = 0;   ///< period of the time control, from 0
    int moves = 0;    ///< moves completed in this period
    /// Order in which the flag fell, from 1; 0 if it has not fallen. If two flags share the first place, the order is
    /// in doubt.
    std::uint8_t fallen = 0;
    bool out = false;  ///< the player is eliminated

    friend bool operator==(const SeatTime&, const SeatTime&) = default;
};

/// Complete state of a stopped clock, for undo and for saved games.
struct ClockState {
    std::array<SeatTime, MaxSides> seats{};
    Side turn = NoSide;  ///< side whose clock is active
    Millis used{0};      ///< time used in this turn

    friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// Clock of one game. Not thread-safe.
class GameClock {
public:
    /// Creates a clock without time controls.
    GameClock() = default;
    /// Creates a clock with controls and teams by side. Members of a team do not receive each other's hourglass time.
    /// Without teams every player is alone.
    explicit GameClock(std::vector<TimeControl> controls, std::vector<int> teams = {});

    /// Returns true if a player has a time control.
    [[nodiscard]] bool timed() const;
    [[nodiscard]] bool timed(Side side) const { return side < controls_.size() && controls_[side].timed(); }
    [[nodiscard]] const std::vector<TimeControl>& controls() const { return controls_; }
    /// Returns the side whose clock is active, running or paused.
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] bool running() const { return since_.has_value(); }

    /// Starts a turn and its clock.
    void begin(Side side, Millis now);
    /// Completes the move of the current player and starts the turn of `next`. Returns false if the player's flag had
    /// fallen; the move then does not count and the clock stops.
    bool press(Side next, Millis now);
    void stop(Millis now);
    /// Resumes the clock in the same turn.
    void resume(Millis now);

    /// Returns the remaining time; never negative.
    [[nodiscard]] Millis left(Side side, Millis now) const;
    /// Returns the rest of the delay before the clock of `side` starts.
    [[nodiscard]] Millis waiting(Side side, Millis now) const;
    /// Returns the time used in the whole game.
    [[nodiscard]] Millis spent(Side side, Millis now) const;
    /// Returns the time used in the current turn.
    [[nodiscard]] Millis used(Millis now) const;
    /// Returns the number of moves until time is added; 0 if the time is for the rest of the game.
    [[nodiscard]] int movesToGo(Side side) const;
    [[nodiscard]] bool low(Side side, Millis now) const;

    /// Returns the side whose flag fell first; NoSide if none has fallen or the order is in doubt.
    [[nodiscard]] Side flag(Millis now) const;
    /// Returns true if flags have fallen and the first one is unknown.
    [[nodiscard]] bool disputed() const;
    /// Returns true if no player whose flag has fallen has another period.
    [[nodiscard]] bool lastPeriod() const;
    /// Starts the next periods of players whose flags have fallen.
    void beginNextPeriods();

    /// Adds time by a ruling. A negative time is subtracted and can make the flag fall.
    void add(Side side, Millis time, Millis now);
    /// Removes an eliminated player. The time of its current turn stays used.
    void retire(Side side, Millis now);

    /// Returns the state as if the clock were stopped now, including the current turn.
    [[nodiscard]] ClockState state(Millis now) const;
    /// Restores a state with the clock stopped.
    void restore(const ClockState& state);

private:
    [[nodiscard]] Millis charge(Side side, Millis used) const;
    [[nodiscard]] Millis fed(Side side, Millis used) const;
    [[nodiscard]] Millis rest(Side side, Millis used) const;
    void deduct(Millis now);
    void settle(Side side, Millis used);
    void drop(Side side);

    std::vector<TimeControl> controls_;
    std::vector<int> teams_;
    ClockState state_;
    std::optional<Millis> since_;  ///< time at which the clock started; `state_.used` is the time before that
};

}  // namespace rokada
