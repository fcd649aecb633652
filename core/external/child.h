// Child process with line-based communication.
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

/// Called for every line with its direction (`sent` is true for lines to the child).
using Trace = std::function<void(bool sent, std::string_view line)>;

/// Child process. Use it from one thread. The destructor ends the process; Ctrl-C does not reach it. Processes that it
/// has started end with it, even if it exits by itself. Its standard error is discarded.
class Child {
public:
    using Time = std::chrono::steady_clock::time_point;
    enum class Heard { Line, Nothing, Gone, Stopped };

    /// Starts a program with arguments. On failure returns the error message of the system.
    static Answer<std::unique_ptr<Child>> start(const std::vector<std::string>& command, Trace trace);
    /// Closes the input of the child and kills it if it does not exit in time.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Writes a line. Returns false if the child has closed its input.
    bool send(std::string_view line);
    /// Waits for a line until a time, the end of the child, or a stop request. Lines that have arrived by `until` are
    /// returned, even if this process is late to read them.
    Heard read(std::string& line, Time until, const std::stop_token& stop);
    /// Returns the CPU time of the process.
    [[nodiscard]] std::chrono::microseconds processorTime() const;
    /// Kills the process without waiting for it to exit by itself.
    void kill();

private:
    Child(int process, int input, int output, Descendants descendants, Trace trace);
    [[nodiscard]] bool takeLine(std::string& line);
    bool fill();
    [[nodiscard]] bool gone(bool wait);
    [[nodiscard]] bool ended(bool wait) const;

    int process_;  ///< 0 after the process has ended and been reaped
    int input_;
    int output_;
    Descendants descendants_;
    Trace trace_;
    std::string pending_;
    int late_ = 0;  ///< lines read in succession after the time was over
};

}  // namespace rokada::external
