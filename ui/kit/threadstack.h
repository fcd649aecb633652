// Reads the call stack of another thread of this program, for diagnosis. Works only on Linux.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Id that the system gives a thread.
using ThreadId = int;
/// Returns the id of the calling thread.
[[nodiscard]] ThreadId thisThread();

/// Installs the signal handler that `stackOf` uses, and loads the library for stack traces. Call it once before
/// `stackOf`, because a signal handler must not load libraries.
void prepareStacks();
/// Returns the call stack of a thread, innermost function first, for example "rokada::ui::Board::paint() +0x1c".
/// Functions without a known name are given as file offsets. Returns an empty list if the thread does not answer within
/// 0.2 seconds, or on other systems than Linux. Not thread-safe.
[[nodiscard]] std::vector<std::string> stackOf(ThreadId thread);
/// Returns true if a thread is inside a call of a library whose file name contains `library`, for example "libxcb".
/// Much faster than `stackOf`. Not thread-safe.
[[nodiscard]] bool isCalling(ThreadId thread, std::string_view library);

}  // namespace rokada::ui
