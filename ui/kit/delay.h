// Timers of the window, and the clock that drives them. Tests replace the clock and advance it by hand.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace rokada::ui {

class Delay;

/// Source of the time and of wake-ups. It is the system clock unless `set` replaces it.
class TimeSource {
public:
    virtual ~TimeSource() = default;
    /// Returns the time since a fixed moment in the past. It never decreases.
    [[nodiscard]] virtual std::chrono::milliseconds now() const = 0;
    /// Calls `delay.ring()` once, after the time `after`. A later call for the same delay replaces the earlier one.
    virtual void wake(Delay& delay, std::chrono::milliseconds after) = 0;
    /// Cancels the wake-up of this delay.
    virtual void forget(Delay& delay) = 0;

    /// Sets the source, for tests; nullptr restores the system clock. No delay may be running. `source` must outlive
    /// the delays that it wakes.
    static void set(TimeSource* source);
};

/// Returns the time since a fixed moment in the past. It never decreases.
[[nodiscard]] std::chrono::milliseconds timeNow();

/// Timer of the window, single-shot or repeating. All timers of the window use this class, so that tests can control
/// them.
class Delay final : public QObject {
    Q_OBJECT
public:
    enum class Runs { Once, Repeatedly };

    explicit Delay(QObject* parent, std::chrono::milliseconds length = {}, Runs runs = Runs::Once);
    ~Delay() override;

    /// Starts the delay, or restarts it if it is running.
    void start();
    /// Sets the length, then starts or restarts the delay.
    void start(std::chrono::milliseconds length);
    void stop();
    [[nodiscard]] bool active() const { return active_; }
    /// Emits `timeout`, after restarting a repeating delay. Called by the `TimeSource` when the length has passed.
    void ring();

signals:
    /// Emitted each time the length of the delay has passed.
    void timeout();

private:
    std::chrono::milliseconds length_;
    Runs runs_;
    bool active_ = false;
    QTimer machine_;
};

}  // namespace rokada::ui
