// A program that runs beside us and is talked to in lines.
#pragma once

#include "answer.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace rokada::match {

/// Hears every line: whether it was sent (or received), and the line.
using Trace = std::function<void(bool sent, std::string_view line)>;

/// Owned by one thread. Its process dies with it, with this object at the latest, and hears nothing of Ctrl-C. What it
/// writes to its standard error is dropped.
class Child {
public:
    using Time = std::chrono::steady_clock::time_point;
    enum class Heard { Line, Nothing, Gone, Stopped };

    static Answer<std::unique_ptr<Child>> start(const std::vector<std::string>& command, Trace trace);
    /// Closes its input and ends it if it does not go by itself.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Writes a line; false if nobody takes it.
    bool send(std::string_view line);
    /// Waits for a line until a time, the end of the child, or a wish to stop.
    Heard read(std::string& line, Time until, const std::stop_token& stop);
    /// The time that its process has used on processors.
    [[nodiscard]] std::chrono::microseconds processorTime() const;
    /// Does not wait for it to go by itself.
    void kill();

private:
    Child(int process, int input, int output, Trace trace);
    [[nodiscard]] bool takeLine(std::string& line);
    bool fill();
    [[nodiscard]] bool gone(bool wait);

    int process_;
    int input_;
    int output_;
    Trace trace_;
    std::string pending_;
};

}  // namespace rokada::match
