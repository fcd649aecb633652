// Simulated time of the tests. It advances only when a test requests it. Delays and animations of the
// window then never wait for real time.
#pragma once

#include "kit/delay.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>

class QAnimationDriver;

namespace rokada::ui::testing {

/// Source of time for all delays and animations while the object exists. The main function creates it once.
class HeldTime final : public TimeSource {
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

    // The time does not start at zero, so that a time that was never set is not mistaken for the present.
    std::chrono::milliseconds now_{1'000'000};
    std::map<Delay*, std::chrono::milliseconds> due_;
    std::unique_ptr<Animations> animations_;
};

/// Replaces the simulated time by the system's time while the object exists.
class MachineTime {
public:
    MachineTime();
    ~MachineTime();
    MachineTime(const MachineTime&) = delete;
    MachineTime& operator=(const MachineTime&) = delete;
};

/// Advances the time. Delays end in order when they are due, and animations advance frame by frame.
void pass(std::chrono::milliseconds time);
/// Advances the time without ending delays, as on a busy machine.
void skip(std::chrono::milliseconds time);
/// Returns the time until the next delay ends. Returns nullopt if no delay is running.
[[nodiscard]] std::optional<std::chrono::milliseconds> untilNextDelay();

}  // namespace rokada::ui::testing
