// How much time a player has: periods and increments, as data and as a short text.
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
    Periods,    ///< a time for the game, or for so many moves and then for more
    Hourglass,  ///< time used is given to the opponents
    PerMove,    ///< the same time for each move; what is left of it is lost
};

/// What each move adds to the time of its period.
enum class Increment : std::uint8_t {
    Fischer,    ///< added after each move; the first move has it already
    Bronstein,  ///< what the move has used is given back, up to the increment
    Delay,      ///< the clock waits so long before it runs
};

/// A number of moves in a time. What is not used is carried over to the next period.
struct Period {
    int moves = 0;  ///< 0: all that are left
    Millis time{0};
    Millis increment{0};

    friend bool operator==(const Period&, const Period&) = default;
};

struct TimeControl {
    TimeKind kind = TimeKind::None;
    Increment increment = Increment::Fischer;
    std::vector<Period> periods;  ///< hourglass and time per move have one; without a control there is none

    /// One time for the whole game.
    [[nodiscard]] static TimeControl whole(Millis time, Millis increment = Millis(0),
                                           Increment kind = Increment::Fischer);
    [[nodiscard]] static TimeControl hourglass(Millis time);
    [[nodiscard]] static TimeControl perMove(Millis time);

    [[nodiscard]] bool timed() const { return kind != TimeKind::None; }
    /// Of that number, from 0. Only for games with time. The last period repeats if it has a number of moves.
    [[nodiscard]] const Period& period(int number) const;
    /// No period follows that one.
    [[nodiscard]] bool lastPeriod(int number) const;
    /// A player with less than that must hurry: 20 seconds, or a quarter of a shorter time.
    [[nodiscard]] Millis lowTime() const;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Seconds with moves before and an increment after them, periods joined by colons: "300+3" (Fischer), "300b3"
/// (Bronstein), "300d3" (delay), "40/7200:3600", "*60" (hourglass), "=30" (per move), "-" (none). The tag TimeControl
/// of PGN says the same where it says anything.
[[nodiscard]] std::string timeText(const TimeControl& control);
/// Reads the same, an increment of 0, and "?" (unknown: none); ';' may stand for ':'. The only error is BadTimeControl,
/// with its place.
[[nodiscard]] Parsed<TimeControl> parseTime(std::string_view text);

/// The controls of all players: one text if they are equal, else joined by '|'.
[[nodiscard]] std::string timesText(std::span<const TimeControl> controls);
[[nodiscard]] Parsed<std::vector<TimeControl>> parseTimes(std::string_view text, std::size_t sides);

/// What controls are usually called by their length.
enum class Speed : std::uint8_t { Bullet, Blitz, Rapid, Classic };

struct TimePreset {
    Speed speed{};
    std::string_view text;  ///< as read by `parseTime`
};

/// Usual controls, from the shortest to the longest.
[[nodiscard]] std::span<const TimePreset> timePresets();

}  // namespace rokada
