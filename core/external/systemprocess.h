// Starts processes by calls of the operating system. Each kind of system has its own source file.
#pragma once

#include "external/answer.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::external {

/// Process with pipes at its standard input and output. Its standard error output is discarded. Ctrl-C in the terminal
/// does not reach it.
class SystemProcess {
public:
    enum class Arrival : std::uint8_t { Bytes, Nothing, End };

    /// Starts a program. `command` contains the program and its arguments in UTF-8. On failure returns the error
    /// message of the system.
    static Answer<std::unique_ptr<SystemProcess>> start(const std::vector<std::string>& command);
    virtual ~SystemProcess() = default;
    SystemProcess(const SystemProcess&) = delete;
    SystemProcess& operator=(const SystemProcess&) = delete;

    /// Writes all bytes. Returns false if the process has closed its input or does not read it.
    virtual bool write(std::string_view bytes) = 0;
    /// Appends to `bytes` what the process has written. Waits for it at most `wait`.
    virtual Arrival read(std::string& bytes, std::chrono::milliseconds wait) = 0;
    /// Closes both pipes. Precondition: neither `write` nor `read` is called later.
    virtual void closePipes() = 0;
    /// Returns true if the process has ended. Then kills the processes that it has left behind.
    virtual bool hasEnded() = 0;
    /// Kills the process and those that it has started, and waits for its end.
    virtual void kill() = 0;
    /// Returns the CPU time of the process, or 0 if the system does not tell it.
    [[nodiscard]] virtual std::chrono::microseconds processorTime() const = 0;

protected:
    SystemProcess() = default;
};

}  // namespace rokada::external
