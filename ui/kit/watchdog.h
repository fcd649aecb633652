// Watches the thread of the window from another thread: when the event loop does not come round within a limit, it
// writes what the thread was doing.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace rokada::ui {

/// The event loop has not come round for longer than the limit.
struct Stall {
    std::chrono::milliseconds time{0};    ///< by the clock
    std::chrono::milliseconds worked{0};  ///< processor time of the thread
    std::chrono::milliseconds waited{0};  ///< for a file, a lock, a thread or a child of the program
    std::string waitedFor;                ///< what it was, mostly; empty for nothing
    std::vector<std::string> stack;       ///< of the thread, the innermost function first, when the limit was over
    bool ours = false;                    ///< it would have come round but for what the program did
};

/// Lives on the thread that it watches, whose event loop it asks for a sign of life.
class Watchdog {
public:
    struct Choice {
        std::chrono::milliseconds limit{300};
        std::string file{};   ///< beside the standard error output; empty for none
        bool silent = false;  ///< nothing is written
    };
    explicit Watchdog(Choice choice);
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// As ROKADA_WATCHDOG and ROKADA_WATCHDOG_FILE say: the limit in milliseconds and a file. Returns nullptr if the
    /// first is not set, or 0.
    [[nodiscard]] static std::unique_ptr<Watchdog> fromEnvironment();

    /// How many stalls have begun.
    [[nodiscard]] std::size_t seen() const;
    /// Stalls that have begun by now are not returned by `takeStalls`.
    void forgetStalls();
    /// Those that are over, since this was asked last.
    [[nodiscard]] std::vector<Stall> takeStalls();

private:
    class Watch;
    std::unique_ptr<Watch> watch_;
};

}  // namespace rokada::ui
