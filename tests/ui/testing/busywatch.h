// Measures the processor time for which the window's thread is busy, because real time depends on other programs.
#pragma once

#include <QApplication>

#include <chrono>
#include <string>

namespace rokada::ui::testing {

/// Longest measured work.
struct Busiest {
    std::chrono::microseconds time{0};
    std::string what;
};

/// Measures one piece of work during its lifetime, unless it is part of another one. Use it on the window's thread.
class BusyWatch {
public:
    explicit BusyWatch(std::string what);
    ~BusyWatch();
    BusyWatch(const BusyWatch&) = delete;
    BusyWatch& operator=(const BusyWatch&) = delete;

    /// Returns the maximum since the last call.
    static Busiest takeLongest();

private:
    std::string what_;
    std::chrono::nanoseconds begun_{0};
    bool outermost_;
};

/// Measures each delivered event.
class WatchedApplication final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace rokada::ui::testing
