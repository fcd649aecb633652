// Determines what a thread of this program waits for, from /proc. Works only on Linux.
#pragma once

#include "kit/threadstack.h"

#include <chrono>
#include <ctime>
#include <string_view>

namespace rokada::ui {

enum class ThreadWait {
    None,     ///< running, or waiting for a processor
    File,     ///< a file that is read, written or looked up
    Lock,     ///< a lock or another thread of the program
    Child,    ///< a child process
    Sleep,    ///< a timer
    Display,  ///< a reply of the display server or of another program
    Unknown,
};

/// Returns the current wait of a thread. Always `Unknown` on other systems than Linux.
[[nodiscard]] ThreadWait waitOf(ThreadId thread);
/// Returns true for waits that the program itself causes, not the display or another program.
[[nodiscard]] bool isOurs(ThreadWait wait);
/// Returns the name of a wait in English, for the log, for example "a file".
[[nodiscard]] std::string_view nameOf(ThreadWait wait);

/// Measures the processor time of the thread that constructs this object. Other threads may call `now`.
class ThreadClock {
public:
    ThreadClock();
    /// Returns the processor time used so far; 0 on other systems than Linux.
    [[nodiscard]] std::chrono::milliseconds now() const;

private:
    clockid_t clock_{};
    bool known_ = false;
};

}  // namespace rokada::ui
