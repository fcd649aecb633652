// Spaced repetition of failed puzzles, in days. The caller gives the current day.
#pragma once

#include <cstdint>

namespace rokada {

/// State of the repetition of one puzzle.
struct ReviewSchedule {
    int box = 0;            ///< number of times in a row that the puzzle was solved after the last failure
    std::int64_t due = -1;  ///< day of the next repetition; -1 if the puzzle is not repeated

    [[nodiscard]] bool waits() const { return due >= 0; }
    [[nodiscard]] bool dueOn(std::int64_t day) const { return waits() && due <= day; }
    friend bool operator==(const ReviewSchedule&, const ReviewSchedule&) = default;
};

/// Number of times in a row that a failed puzzle must be solved to be learned.
inline constexpr int KnownAfter = 4;

/// Returns the state of a puzzle that was failed on `day`. The puzzle is due on the same day.
[[nodiscard]] ReviewSchedule failedOn(std::int64_t day);
/// Returns the state of a puzzle that was solved on `day` without hints or mistakes. After a failure, it is due again
/// after 1, 3 and 7 days, and then never.
[[nodiscard]] ReviewSchedule solvedOn(ReviewSchedule before, std::int64_t day);

}  // namespace rokada
