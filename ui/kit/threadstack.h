// Reads the call stack of another thread of this program. Linux only; elsewhere it returns nothing.
#pragma once

#include <string>
#include <vector>

namespace rokada::ui {

/// Id that the system gives a thread.
using ThreadId = int;
/// Returns the id of the calling thread.
[[nodiscard]] ThreadId thisThread();

/// Prepares `stackOf`. Call it once in advance, because libraries cannot be loaded while a thread is interrupted.
void prepareStacks();
/// Returns the call stack, innermost function first, for example "rokada::ui::Board::paint() +0x1c". Functions without
/// a known name are given as file offsets. Returns an empty list if the thread did not answer. Not thread-safe.
[[nodiscard]] std::vector<std::string> stackOf(ThreadId thread);

}  // namespace rokada::ui
