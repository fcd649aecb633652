// The functions that a thread of this program is in, looked at from another thread. Linux only: elsewhere it tells
// nothing.
#pragma once

#include <string>
#include <vector>

namespace rokada::ui {

/// Number of a thread, as the system counts them.
using ThreadId = int;
[[nodiscard]] ThreadId thisThread();

/// To be called once before `stackOf`: what it needs may not be loaded while a thread is interrupted.
void prepareStacks();
/// The functions, the innermost first: "rokada::ui::Board::paint() +0x1c". Names where the program has them, else
/// places in its file. Empty if the thread did not answer. Not from two threads at once.
[[nodiscard]] std::vector<std::string> stackOf(ThreadId thread);

}  // namespace rokada::ui
