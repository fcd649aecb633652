// When a failed puzzle comes back: spaced repetition in days. The day is an argument, never read from a clock.
#pragma once

#include <cstdint>

namespace rokada {

/// What is known of one puzzle and one learner.
struct Repetition {
    int box = 0;            ///< how often it was solved since it was failed last
    std::int64_t due = -1;  ///< the day on which it comes back; -1: it does not

    [[nodiscard]] bool waits() const { return due >= 0; }
    [[nodiscard]] bool dueOn(std::int64_t day) const { return waits() && due <= day; }
    friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// Solutions in a row after which a failed puzzle is known for good.
inline constexpr int KnownAfter = 4;

/// It comes back the same day.
[[nodiscard]] Repetition failedOn(std::int64_t day);
/// Without help and mistakes: it comes back later and later, after 1, 3 and 7 days, and then no more.
[[nodiscard]] Repetition solvedOn(Repetition before, std::int64_t day);

}  // namespace rokada
