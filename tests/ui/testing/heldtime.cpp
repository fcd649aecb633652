#include "heldtime.h"

#include "busywatch.h"

#include <QAnimationDriver>
#include <QCoreApplication>

#include <algorithm>

namespace rokada::ui::testing {

using namespace std::chrono_literals;

namespace {

constexpr auto Frame = 16ms;

HeldTime*& held() {
    static HeldTime* only = nullptr;
    return only;
}

/// Starts all new animations. The first round of events adds them to the running ones, and the second one starts their
/// timer.
void letAnimationsBegin() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents();
}

}  // namespace

/// Animation driver that gives Qt the simulated time.
class HeldTime::Animations final : public QAnimationDriver {
public:
    explicit Animations(const HeldTime& time) : time_(time) { install(); }
    [[nodiscard]] qint64 elapsed() const override { return (time_.now() - begun_).count(); }

protected:
    void start() override {
        begun_ = time_.now();
        QAnimationDriver::start();
    }

private:
    const HeldTime& time_;
    std::chrono::milliseconds begun_{0};
};

HeldTime::HeldTime() : animations_(std::make_unique<Animations>(*this)) {
    held() = this;
    set(this);
}

HeldTime::~HeldTime() {
    set(nullptr);
    held() = nullptr;
}

void HeldTime::wake(Delay& delay, std::chrono::milliseconds after) { due_[&delay] = now_ + after; }

void HeldTime::forget(Delay& delay) { due_.erase(&delay); }

std::optional<std::chrono::milliseconds> HeldTime::nextDue() const {
    const auto first =
        std::ranges::min_element(due_, [](const auto& one, const auto& other) { return one.second < other.second; });
    if (first == due_.end()) return std::nullopt;
    return first->second;
}

void HeldTime::ringUntilNow() {
    while (const auto next = nextDue()) {
        if (*next > now_) return;
        const auto first = std::ranges::find_if(due_, [&](const auto& d) { return d.second == *next; });
        const BusyWatch watch("a delay");
        first->first->ring();
    }
}

void HeldTime::pass(std::chrono::milliseconds time) {
    const auto end = now_ + time;
    do {
        letAnimationsBegin();
        auto next = std::min(end, nextDue().value_or(end));
        if (animations_->isRunning()) next = std::min(next, now_ + Frame);
        now_ = std::max(now_, next);
        if (animations_->isRunning()) {
            const BusyWatch watch("a frame");
            animations_->advance();
        }
        ringUntilNow();
    } while (now_ < end);
    QCoreApplication::sendPostedEvents();
}

void pass(std::chrono::milliseconds time) { held()->pass(time); }

MachineTime::MachineTime() { TimeSource::set(nullptr); }

MachineTime::~MachineTime() { TimeSource::set(held()); }

void skip(std::chrono::milliseconds time) { held()->skip(time); }

std::optional<std::chrono::milliseconds> untilNextDelay() {
    const auto next = held()->nextDue();
    if (!next) return std::nullopt;
    return *next - held()->now();
}

}  // namespace rokada::ui::testing
