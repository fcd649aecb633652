// Watches the thread of the window from another thread. If the event loop is blocked longer than a limit, reports what
// the thread was doing.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace rokada::ui {

/// Period in which the event loop was blocked longer than the limit of the watchdog.
struct Stall {
    std::chrono::milliseconds time{0};    ///< wall-clock time
    std::chrono::milliseconds worked{0};  ///< processor time of the thread
    std::chrono::milliseconds waited{0};  ///< time spent waiting for a file, a lock, a thread or a child process
    std::string waitedFor;                ///< main kind of wait; empty if the thread did not wait
    std::vector<std::string> stack;       ///< stack of the thread when the limit was reached, innermost function first
    bool ours = false;                    ///< true if the program itself caused the stall
};

/// Detects stalls of the thread on which it is created. This thread needs an event loop.
class Watchdog {
public:
    struct Choice {
        std::chrono::milliseconds limit{300};
        std::string file{};   ///< log file, in addition to the standard error output; empty for no log file
        bool silent = false;  ///< true if nothing is written
    };
    explicit Watchdog(Choice choice);
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Creates a watchdog from ROKADA_WATCHDOG, the limit in milliseconds, and ROKADA_WATCHDOG_FILE, a file name.
    /// Returns nullptr if ROKADA_WATCHDOG is not set or is 0.
    [[nodiscard]] static std::unique_ptr<Watchdog> fromEnvironment();

    /// Returns the number of stalls that have begun.
    [[nodiscard]] std::size_t seen() const;
    /// Makes `takeStalls` omit the stalls that have begun so far.
    void forgetStalls();
    /// Returns the stalls that have ended since the last call.
    [[nodiscard]] std::vector<Stall> takeStalls();

private:
    class Watch;
    std::unique_ptr<Watch> watch_;
};

}  // namespace rokada::ui
