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

/// Clock of one player.
struct SeatTime {
    Millis left{0};   ///< remaining time at the start of the current turn
    Millis spent{0};  ///< time used in the whole game before the current turn
    int period = 0;   ///< index of the current period of the time control, from 0
    int moves = 0;    ///< moves completed in this period
    /// Place of this flag in the order of flag falls, from 1. It is 0 if the flag has not fallen. If two flags have
    /// place 1, it is unknown which fell first.
    std::uint8_t fallen = 0;
    bool out = false;  ///< true if the player is eliminated

    friend bool operator==(const SeatTime&, const SeatTime&) = default;
};

/// Complete state of a stopped clock, for undo and for saved games.
struct ClockState {
    std::array<SeatTime, MaxSides> seats{};
    Side turn = NoSide;  ///< side whose turn it is
    Millis used{0};      ///< time used in the current turn

    friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// Clock of one game. Not thread-safe.
class GameClock {
public:
    /// Creates a clock without time controls.
    GameClock() = default;
    /// Creates a clock with the time control and the team of each side. Without `teams` every side is a team of its
    /// own. With an hourglass, a player's time goes to the other teams only.
    explicit GameClock(std::vector<TimeControl> controls, std::vector<int> teams = {});

    /// Returns true if at least one player has a time control.
    [[nodiscard]] bool timed() const;
    [[nodiscard]] bool timed(Side side) const { return side < controls_.size() && controls_[side].timed(); }
    [[nodiscard]] const std::vector<TimeControl>& controls() const { return controls_; }
    /// Returns the side whose turn it is. Its clock runs or is stopped.
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] bool running() const { return since_.has_value(); }

    /// Starts the turn of `side` and its clock.
    void begin(Side side, Millis now);
    /// Completes the move of the current player and starts the turn of `next`. If the player's flag had fallen, returns
    /// false, stops the clock and does not count the move.
    bool press(Side next, Millis now);
    void stop(Millis now);
    /// Restarts a stopped clock in the same turn.
    void resume(Millis now);

    /// Returns the remaining time; never negative.
    [[nodiscard]] Millis left(Side side, Millis now) const;
    /// Returns the rest of the simple delay (`Increment::Delay`) before the clock of `side` starts.
    [[nodiscard]] Millis waiting(Side side, Millis now) const;
    /// Returns the time that `side` has used in the whole game.
    [[nodiscard]] Millis spent(Side side, Millis now) const;
    /// Returns the time used in the current turn.
    [[nodiscard]] Millis used(Millis now) const;
    /// Returns the number of moves until the next period. Returns 0 if the current period has no number of moves.
    [[nodiscard]] int movesToGo(Side side) const;
    [[nodiscard]] bool low(Side side, Millis now) const;

    /// Returns the side whose flag fell first. Returns NoSide if no flag has fallen or if it is unknown which fell
    /// first.
    [[nodiscard]] Side flag(Millis now) const;
    /// Returns true if several flags have fallen and it is unknown which fell first.
    [[nodiscard]] bool disputed() const;
    /// Returns true if every player whose flag has fallen is in the last period.
    [[nodiscard]] bool lastPeriod() const;
    /// Starts the next period of each player whose flag has fallen.
    void beginNextPeriods();

    /// Adds time to a clock by a ruling of the arbiter. A negative time is subtracted and can make the flag fall.
    void add(Side side, Millis time, Millis now);
    /// Stops the clock of an eliminated player for the rest of the game. The time used in the current turn is
    /// subtracted first.
    void retire(Side side, Millis now);

    /// Returns the state that the clock would have if it were stopped now.
    [[nodiscard]] ClockState state(Millis now) const;
    /// Restores a state. The clock is stopped afterwards.
    void restore(const ClockState& state);

private:
    [[nodiscard]] Millis charge(Side side, Millis used) const;
    [[nodiscard]] Millis hourglassShare(Side side, Millis used) const;
    [[nodiscard]] Millis rest(Side side, Millis used) const;
    void deduct(Millis now);
    void settle(Side side, Millis used);
    void drop(Side side);

    std::vector<TimeControl> controls_;
    std::vector<int> teams_;
    ClockState state_;
    /// Time at which the clock was started; nullopt if it is stopped. `state_.used` is the time that was used in this
    /// turn before.
    std::optional<Millis> since_;
};

}  // namespace rokada
