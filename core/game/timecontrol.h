// Time controls of a player, as data and as short text.
#pragma once

#include "base/parseerror.h"

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

using Millis = std::chrono::milliseconds;

enum class TimeKind : std::uint8_t {
    None,       ///< no time limit
    Periods,    ///< one time for the whole game, or a time for each period of moves
    Hourglass,  ///< time used is added to the opponents' clocks
    PerMove,    ///< the same time for each move; unused time is lost
};

/// Kinds of increments.
enum class Increment : std::uint8_t {
    Fischer,    ///< the increment is added after each move, and before the first move
    Bronstein,  ///< the time used for a move is given back, up to the increment
    Delay,      ///< simple delay: the clock starts after the delay
};

/// Period of a time control. Unused time is carried over to the next period.
struct Period {
    int moves = 0;  ///< number of moves; 0 for all remaining moves
    Millis time{0};
    Millis increment{0};

    friend bool operator==(const Period&, const Period&) = default;
};

/// Time control of one player.
struct TimeControl {
    TimeKind kind = TimeKind::None;
    Increment increment = Increment::Fischer;
    std::vector<Period> periods;  ///< one period for hourglass and time per move; empty without a time limit

    /// Returns a control with one time for the whole game.
    [[nodiscard]] static TimeControl whole(Millis time, Millis increment = Millis(0),
                                           Increment kind = Increment::Fischer);
    [[nodiscard]] static TimeControl hourglass(Millis time);
    [[nodiscard]] static TimeControl perMove(Millis time);

    [[nodiscard]] bool timed() const { return kind != TimeKind::None; }
    /// Returns period `number`, from 0. The last period repeats if it has a number of moves. Precondition: `timed()`.
    [[nodiscard]] const Period& period(int number) const;
    /// Returns true if no period follows period `number`.
    [[nodiscard]] bool lastPeriod(int number) const;
    /// Returns the time below which a player is in time trouble: 20 seconds, or a quarter of the first period if that
    /// is less.
    [[nodiscard]] Millis lowTime() const;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Returns a control as text, in seconds, with the number of moves before the time and the increment after it. Periods
/// are joined by colons. Examples: "300+3" (Fischer), "300b3" (Bronstein), "300d3" (delay), "40/7200:3600", "*60"
/// (hourglass), "=30" (per move), "-" (none). For controls that the PGN tag TimeControl can express, the text has the
/// form of that tag.
[[nodiscard]] std::string timeText(const TimeControl& control);
/// Parses the text of `timeText`. Also accepts an increment of 0, ';' for ':', and "?" (unknown), which means no time
/// limit. The only error code is BadTimeControl.
[[nodiscard]] Parsed<TimeControl> parseTime(std::string_view text);

/// Returns the controls of all players as text, joined by '|'. If all are equal, returns one of them.
[[nodiscard]] std::string timesText(std::span<const TimeControl> controls);
/// Parses `timesText`. A single control applies to all `sides`.
[[nodiscard]] Parsed<std::vector<TimeControl>> parseTimes(std::string_view text, std::size_t sides);

/// Categories of time controls by length.
enum class Speed : std::uint8_t { Bullet, Blitz, Rapid, Classic };

/// Common time control that users can choose from a list.
struct TimePreset {
    Speed speed{};
    std::string_view text;  ///< time control in the format of `parseTime`
};

/// Returns common controls from shortest to longest.
[[nodiscard]] std::span<const TimePreset> timePresets();

}  // namespace rokada
