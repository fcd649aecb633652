// Spaced repetition of failed puzzles, in days. The day is an argument and is never read from a clock.
#pragma once

#include <cstdint>

namespace rokada {

/// State of one puzzle for one learner.
struct Repetition {
    int box = 0;            ///< number of solutions since the last failure
    std::int64_t due = -1;  ///< day of the next repetition; -1 for none

    [[nodiscard]] bool waits() const { return due >= 0; }
    [[nodiscard]] bool dueOn(std::int64_t day) const { return waits() && due <= day; }
    friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// Number of solutions in a row after which a failed puzzle counts as learned.
inline constexpr int KnownAfter = 4;

/// Schedules a failed puzzle for the same day.
[[nodiscard]] Repetition failedOn(std::int64_t day);
/// Schedules a puzzle solved without hints or mistakes: it returns after 1, 3 and 7 days, then never.
[[nodiscard]] Repetition solvedOn(Repetition before, std::int64_t day);

}  // namespace rokada
