#include "puzzles/reviewschedule.h"

#include <array>

namespace rokada {

namespace {

constexpr std::array<std::int64_t, KnownAfter - 1> Days{1, 3, 7};

}  // namespace

ReviewSchedule failedOn(std::int64_t day) { return {0, day}; }

ReviewSchedule solvedOn(ReviewSchedule before, std::int64_t day) {
    if (!before.waits()) return before;
    if (before.box + 1 >= KnownAfter) return {};
    return {before.box + 1, day + Days[static_cast<std::size_t>(before.box)]};
}

}  // namespace rokada
