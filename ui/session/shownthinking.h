// Computes how long a computer player seems to think. Weak levels search only briefly, and instant replies feel
// hurried.
#pragma once

#include "ai/search/task.h"

#include <chrono>

namespace rokada::ui {

/// Returns the total time from question to answer, including the search: 0.3 to 3 seconds by level, longer if several
/// moves look equal, short for the only move and for recaptures. At full strength only the minimum applies.
/// Deterministic for the same task and result.
[[nodiscard]] std::chrono::milliseconds shownThinking(const Task& task, const SearchResult& outcome);

}  // namespace rokada::ui
