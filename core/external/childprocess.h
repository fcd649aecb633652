// Runs a child process and exchanges lines of text with it.
#pragma once

#include "external/answer.h"
#include "external/systemprocess.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace rokada::external {

/// Called for every line with its direction (`sent` is true for lines to the child).
using Trace = std::function<void(bool sent, std::string_view line)>;

/// Child process for use by one thread. The destructor ends the child. When the child ends, even by itself, the
/// processes that it has started are killed. Ctrl-C in the terminal does not reach the child, and its standard error
/// output is discarded.
class ChildProcess {
public:
    using Time = std::chrono::steady_clock::time_point;
    enum class ReadResult { Line, Nothing, Gone, Stopped };

    /// Starts a program. `command` contains the program and its arguments. On failure returns the error message of the
    /// system.
    static Answer<std::unique_ptr<ChildProcess>> start(const std::vector<std::string>& command, Trace trace);
    /// Closes the input of the child and kills it if it does not exit in time.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes a line. Returns false if the child has closed its input or does not read it.
    bool send(std::string_view line);
    /// Waits for a line. Returns `Nothing` if there is none by the time `until`, `Gone` if the child has ended, and
    /// `Stopped` after a stop request. A line that has arrived by `until` is returned even if this process reads it
    /// later.
    ReadResult read(std::string& line, Time until, const std::stop_token& stop);
    /// Returns the CPU time of the process, or 0 if the system does not tell it.
    [[nodiscard]] std::chrono::microseconds processorTime() const;
    /// Kills the process without waiting for it to exit by itself.
    void kill();

private:
    ChildProcess(std::unique_ptr<SystemProcess> process, Trace trace);
    [[nodiscard]] bool takeLine(std::string& line);

    std::unique_ptr<SystemProcess> process_;
    Trace trace_;
    std::string pending_;
    int late_ = 0;  ///< number of successive lines read after `until`
};

}  // namespace rokada::external
