// How long the thread of the window is busy with one thing, in time of the processor: that of the machine says nothing
// while others use it too.
#pragma once

#include <QApplication>

#include <chrono>
#include <string>

namespace rokada::ui::testing {

/// The longest piece of work.
struct Busiest {
    std::chrono::microseconds time{0};
    std::string what;
};

/// Measures one piece of work as long as it lives, unless it is part of another one. On the thread of the window.
class BusyWatch {
public:
    explicit BusyWatch(std::string what);
    ~BusyWatch();
    BusyWatch(const BusyWatch&) = delete;
    BusyWatch& operator=(const BusyWatch&) = delete;

    /// Since this was asked last.
    static Busiest takeLongest();

private:
    std::string what_;
    std::chrono::nanoseconds begun_{0};
    bool outermost_;
};

/// Measures each event that it delivers.
class WatchedApplication final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace rokada::ui::testing
