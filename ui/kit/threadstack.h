// Reads the call stack of another thread of this program. Linux only; elsewhere it returns nothing.
#pragma once

#include <string>
#include <vector>

namespace rokada::ui {

/// Thread id of the system.
using ThreadId = int;
/// Returns the id of the calling thread.
[[nodiscard]] ThreadId thisThread();

/// Call once before `stackOf`: libraries cannot be loaded while a thread is interrupted.
void prepareStacks();
/// Returns the call stack, innermost function first, for example "rokada::ui::Board::paint() +0x1c", or file offsets
/// where no name is known. Empty if the thread did not answer. Not thread-safe.
[[nodiscard]] std::vector<std::string> stackOf(ThreadId thread);

}  // namespace rokada::ui
