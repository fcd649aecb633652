// The time of the tests: it stands until a test lets some pass. Nothing of ours waits for the machine's clock.
#pragma once

#include "kit/delay.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>

class QAnimationDriver;

namespace rokada::ui::testing {

/// Keeps the time of all delays and animations as long as it lives; made once, by main.
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

    // Not from zero: a time that was never set must not be taken for the present.
    std::chrono::milliseconds now_{1'000'000};
    std::map<Delay*, std::chrono::milliseconds> due_;
    std::unique_ptr<Animations> animations_;
};

/// The machine keeps the time as long as it lives, for the tests of that.
class MachineTime {
public:
    MachineTime();
    ~MachineTime();
    MachineTime(const MachineTime&) = delete;
    MachineTime& operator=(const MachineTime&) = delete;
};

/// Lets so much time pass: delays are over when they are due, in that order, and animations go on frame by frame.
void pass(std::chrono::milliseconds time);
/// So much time is over at once and no delay has noticed yet, as on a machine that was busy.
void skip(std::chrono::milliseconds time);
/// Until the next delay is over; nothing if none is running.
[[nodiscard]] std::optional<std::chrono::milliseconds> untilNextDelay();

}  // namespace rokada::ui::testing
