// A child process that is talked to in lines.
#pragma once

#include "external/answer.h"
#include "external/descendants.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace rokada::external {

/// Called for every line: whether it was sent (or received), and the line.
using Trace = std::function<void(bool sent, std::string_view line)>;

/// Owned by one thread. Its process ends with this object at the latest, and does not get Ctrl-C. Processes that it has
/// started end with it, also when it ends by itself. What it writes to its standard error is dropped.
class Child {
public:
    using Time = std::chrono::steady_clock::time_point;
    enum class Heard { Line, Nothing, Gone, Stopped };

    /// Runs a program with its arguments. An error says why it cannot be run, as the system words it.
    static Answer<std::unique_ptr<Child>> start(const std::vector<std::string>& command, Trace trace);
    /// Closes its input and kills it if it does not exit by itself.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Writes a line; false if the child has closed its input.
    bool send(std::string_view line);
    /// Waits for a line until a time, the end of the child, or a stop request. What has arrived by then counts, however
    /// late this process comes to read it.
    Heard read(std::string& line, Time until, const std::stop_token& stop);
    /// The CPU time of its process.
    [[nodiscard]] std::chrono::microseconds processorTime() const;
    /// Does not wait for it to exit by itself.
    void kill();

private:
    Child(int process, int input, int output, Descendants descendants, Trace trace);
    [[nodiscard]] bool takeLine(std::string& line);
    bool fill();
    [[nodiscard]] bool gone(bool wait);
    [[nodiscard]] bool ended(bool wait) const;

    int process_;  ///< 0 once it has ended and was waited for
    int input_;
    int output_;
    Descendants descendants_;
    Trace trace_;
    std::string pending_;
    int late_ = 0;  ///< lines in a row that were read after the time was over
};

}  // namespace rokada::external
