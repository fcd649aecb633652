// The one authority over the time of a game, for any number of players. It has no time of its own: callers pass the
// current time, in milliseconds since any moment.
#pragma once

#include "base/basics.h"
#include "game/timecontrol.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// The time of one player.
struct SeatTime {
    Millis left{0};   ///< at the beginning of its turn, while that lasts
    Millis spent{0};  ///< used in the whole game, up to the same moment
    int period = 0;   ///< of its control, from 0
    int moves = 0;    ///< completed in this period
    /// Its flag was the first, second ... to fall; 0: it has not. Two that are the first are in doubt.
    std::uint8_t fallen = 0;
    bool out = false;  ///< the player is out of the game

    friend bool operator==(const SeatTime&, const SeatTime&) = default;
};

/// Everything that a clock knows, at rest: for undo and for games that are kept.
struct ClockState {
    std::array<SeatTime, MaxSides> seats{};
    Side turn = NoSide;  ///< whose clock runs, or will run on
    Millis used{0};      ///< of this turn

    friend bool operator==(const ClockState&, const ClockState&) = default;
};

class GameClock {
public:
    /// Without time controls.
    GameClock() = default;
    /// By side; `teams` too, whose members do not feed each other's hourglass. Without teams every player is alone.
    explicit GameClock(std::vector<TimeControl> controls, std::vector<int> teams = {});

    /// Some player has a time control.
    [[nodiscard]] bool timed() const;
    [[nodiscard]] bool timed(Side side) const { return side < controls_.size() && controls_[side].timed(); }
    [[nodiscard]] const std::vector<TimeControl>& controls() const { return controls_; }
    /// Whose turn it is on the clock, running or not.
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] bool running() const { return since_.has_value(); }

    /// A turn begins, and its clock runs.
    void begin(Side side, Millis now);
    /// The player to move has completed a move, and the turn of `next` begins. False if that flag had fallen before:
    /// then the move does not count, and the clock stands.
    bool press(Side next, Millis now);
    void stop(Millis now);
    /// Runs on for the same turn.
    void resume(Millis now);

    /// What is left; never below zero.
    [[nodiscard]] Millis left(Side side, Millis now) const;
    /// How long the clock of the running turn still waits (delay).
    [[nodiscard]] Millis waiting(Side side, Millis now) const;
    /// Time used so far in the whole game.
    [[nodiscard]] Millis spent(Side side, Millis now) const;
    /// Of the current turn.
    [[nodiscard]] Millis used(Millis now) const;
    /// Until more time is added; 0 if the time is for the rest of the game.
    [[nodiscard]] int movesToGo(Side side) const;
    [[nodiscard]] bool low(Side side, Millis now) const;

    /// The flag that fell first; NoSide if none has, or if it is in doubt.
    [[nodiscard]] Side flag(Millis now) const;
    /// Flags have fallen, and which was the first is unknown.
    [[nodiscard]] bool disputed() const;
    /// No player whose flag is down has another period.
    [[nodiscard]] bool lastPeriod() const;
    /// Players whose flags are down begin their next periods.
    void beginNextPeriods();

    /// A ruling adds time, or subtracts it: then the flag may fall.
    void add(Side side, Millis time, Millis now);
    /// The player is out of the game; a turn that it leaves by that has used what it has used.
    void retire(Side side, Millis now);

    /// At rest, with the running turn so far.
    [[nodiscard]] ClockState state(Millis now) const;
    /// The clock stands then.
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
    std::optional<Millis> since_;  ///< when the clock began to run; `state_.used` is what was before
};

}  // namespace rokada
