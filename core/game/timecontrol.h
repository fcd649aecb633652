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
    None,       ///< unlimited
    Periods,    ///< a time for the whole game, or periods of moves
    Hourglass,  ///< time used is added to the opponents' clocks
    PerMove,    ///< the same time for each move; unused time is lost
};

/// Kinds of increments.
enum class Increment : std::uint8_t {
    Fischer,    ///< added after each move, and before the first one
    Bronstein,  ///< the time of a move is returned, up to the increment
    Delay,      ///< simple delay before the clock starts
};

/// Period of a time control. Unused time is carried over to the next period.
struct Period {
    int moves = 0;  ///< 0 for all remaining moves
    Millis time{0};
    Millis increment{0};

    friend bool operator==(const Period&, const Period&) = default;
};

/// Time control of one player.
struct TimeControl {
    TimeKind kind = TimeKind::None;
    Increment increment = Increment::Fischer;
    std::vector<Period> periods;  ///< hourglass and time per move have one period, no control has none

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
    /// Returns the time below which a player must hurry: 20 seconds, or a quarter of a shorter control.
    [[nodiscard]] Millis lowTime() const;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Returns seconds with moves before and an increment after them, periods joined by colons: "300+3" (Fischer), "300b3"
/// (Bronstein), "300d3" (delay), "40/7200:3600", "*60" (hourglass), "=30" (per move), "-" (none). Compatible with the
/// PGN tag TimeControl where that defines a form.
[[nodiscard]] std::string timeText(const TimeControl& control);
/// Parses the same text, an increment of 0, and "?" (unknown, read as none). ';' can replace ':'. The only error is
/// BadTimeControl, with its position.
[[nodiscard]] Parsed<TimeControl> parseTime(std::string_view text);

/// Returns the controls of all players: one text if they are equal, otherwise joined by '|'.
[[nodiscard]] std::string timesText(std::span<const TimeControl> controls);
/// Parses `timesText`. A single control applies to all `sides`.
[[nodiscard]] Parsed<std::vector<TimeControl>> parseTimes(std::string_view text, std::size_t sides);

/// Categories of time controls by length.
enum class Speed : std::uint8_t { Bullet, Blitz, Rapid, Classic };

struct TimePreset {
    Speed speed{};
    std::string_view text;  ///< in the format of `parseTime`
};

/// Returns common controls from shortest to longest.
[[nodiscard]] std::span<const TimePreset> timePresets();

}  // namespace rokada
