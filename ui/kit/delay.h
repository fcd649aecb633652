// Time that is waited for: the machine's, or in tests one that stands until they let it pass.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace rokada::ui {

class Delay;

/// Tells what time it is and wakes delays. The machine does both unless another keeper is set.
class TimeKeeper {
public:
    virtual ~TimeKeeper() = default;
    [[nodiscard]] virtual std::chrono::milliseconds now() const = 0;
    /// Calls `delay.ring()` once, when so much time has passed; a later call replaces an earlier one.
    virtual void wake(Delay& delay, std::chrono::milliseconds after) = 0;
    virtual void forget(Delay& delay) = 0;

    /// For tests, while no delay is running; nullptr is the machine. The keeper must outlive the delays that it wakes.
    static void set(TimeKeeper* keeper);
};

/// Time since some moment in the past; it never goes back.
[[nodiscard]] std::chrono::milliseconds timeNow();

/// Says when a while is over, once or again and again. Every wait of the window is one of these.
class Delay final : public QObject {
    Q_OBJECT
public:
    enum class Runs { Once, Repeatedly };

    explicit Delay(QObject* parent, std::chrono::milliseconds length = {}, Runs runs = Runs::Once);
    ~Delay() override;

    /// Begins, from the start if it is running.
    void start();
    void start(std::chrono::milliseconds length);
    void stop();
    [[nodiscard]] bool active() const { return active_; }
    /// It is over now. Called by who keeps the time.
    void ring();

signals:
    void over();

private:
    std::chrono::milliseconds length_;
    Runs runs_;
    bool active_ = false;
    QTimer machine_;
};

}  // namespace rokada::ui
