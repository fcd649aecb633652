// What a thread of this program is doing, as the system tells it: whether it works, or what it waits for. Linux only:
// elsewhere nothing is known.
#pragma once

#include "kit/threadstack.h"

#include <chrono>
#include <ctime>
#include <string_view>

namespace rokada::ui {

enum class ThreadWait {
    None,     ///< it works, or the machine lets it wait
    File,     ///< reading, writing or finding one
    Lock,     ///< of the program, or a thread of it
    Child,    ///< a program that it has started
    Sleep,    ///< a time
    Display,  ///< an answer of the display or of another program
    Unknown,
};

[[nodiscard]] ThreadWait waitOf(ThreadId thread);
/// Nobody else can be blamed for the time.
[[nodiscard]] bool isOurs(ThreadWait wait);
[[nodiscard]] std::string_view nameOf(ThreadWait wait);

/// The processor time of the thread that makes it, for other threads to read.
class ThreadClock {
public:
    ThreadClock();
    [[nodiscard]] std::chrono::milliseconds now() const;

private:
    clockid_t clock_{};
    bool known_ = false;
};

}  // namespace rokada::ui
