// Calls that not every POSIX system has. The build looks for them, and chooses a source file with or without them.
#pragma once

#include <array>
#include <chrono>

namespace rokada::external {

/// Opens a pipe whose two ends are closed on exec. Returns false if there are no more pipes.
[[nodiscard]] bool openPipe(std::array<int, 2>& ends);
/// Returns the CPU time of a process, or 0 if the system does not tell it.
[[nodiscard]] std::chrono::microseconds processorTimeOf(int process);

}  // namespace rokada::external
