// Manual time of the tests: it advances only on request, and no code of the program waits for real time.
#pragma once

#include "kit/delay.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>

class QAnimationDriver;

namespace rokada::ui::testing {

/// Time keeper of all delays and animations during its lifetime; created once in main.
class HeldTime final : public TimeKeeper {
public:
    HeldTime();
    ~HeldTime() override;
    HeldTime(const HeldTime&) = delete;
    HeldTime& operator=(const HeldTime&) = delete;

    [[nodiscard]] std::chrono::milliseconds now() const override { return now_; }
    void wake(Delay& delay, std::chrono::milliseconds after) override;
    void forget(Delay& delay) override;

    void pass(std::chrono::milliseconds time);
    void skip(std::chrono::milliseconds time) { now_ += time; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextDue() const;

private:
    class Animations;
    void ringUntilNow();

    // Not zero, so that an unset time is not mistaken for the present.
    std::chrono::milliseconds now_{1'000'000};
    std::map<Delay*, std::chrono::milliseconds> due_;
    std::unique_ptr<Animations> animations_;
};

/// Restores the system time during its lifetime, for tests that need it.
class MachineTime {
public:
    MachineTime();
    ~MachineTime();
    MachineTime(const MachineTime&) = delete;
    MachineTime& operator=(const MachineTime&) = delete;
};

/// Advances the time: delays end in order when they are due, and animations advance frame by frame.
void pass(std::chrono::milliseconds time);
/// Advances the time without notifying delays, as on a busy machine.
void skip(std::chrono::milliseconds time);
/// Returns the time until the next delay ends; nullopt if none is running.
[[nodiscard]] std::optional<std::chrono::milliseconds> untilNextDelay();

}  // namespace rokada::ui::testing
