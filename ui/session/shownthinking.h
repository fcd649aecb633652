// How long a computer player is seen to think. Weaker levels find their moves in no time, and instant replies make
// people feel hurried.
#pragma once

#include "ai/search/task.h"

#include <chrono>

namespace rokada::ui {

/// The time that should pass from the question to the answer, thinking included: 0.3 to 3 seconds by level, longer when
/// moves look equal, short for the only move and for recaptures. At full strength thinking takes its own time and
/// nothing is added but the shortest of these. The same task and answer give the same time.
[[nodiscard]] std::chrono::milliseconds shownThinking(const Task& task, const SearchResult& outcome);

}  // namespace rokada::ui
