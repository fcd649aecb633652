// Measures for how long the window's thread is busy. Uses processor time, because real time depends on other programs.
#pragma once

#include <QApplication>

#include <chrono>
#include <string>

namespace rokada::ui::testing {

/// Longest piece of work that was measured.
struct Busiest {
    std::chrono::microseconds time{0};
    std::string what;
};

/// Measures the CPU time of the window's thread during the lifetime of the object. Only the outermost of nested objects
/// measures. Use it only in the window's thread.
class BusyWatch {
public:
    explicit BusyWatch(std::string what);
    ~BusyWatch();
    BusyWatch(const BusyWatch&) = delete;
    BusyWatch& operator=(const BusyWatch&) = delete;

    /// Returns the longest piece of work since the last call.
    static Busiest takeLongest();

private:
    std::string what_;
    std::chrono::nanoseconds begun_{0};
    bool outermost_;
};

/// Application that measures the handling of each event.
class WatchedApplication final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace rokada::ui::testing
