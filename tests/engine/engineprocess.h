// Runs rokada-engine as a process, and exchanges lines with it like a graphical user interface.
#pragma once

#include <sys/types.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::testing {

/// Tactical position in which the score changes from one iteration to the next.
inline constexpr const char* RestlessPosition = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

class EngineProcess {
public:
    explicit EngineProcess(const std::vector<std::string>& arguments = {});
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Sends one or more lines, and adds the last line break.
    void send(std::string_view lines) const;
    /// Returns the next line of output. Returns nullopt at the end of the output, or after a long timeout.
    std::optional<std::string> next();
    /// Returns all lines up to and including the first one with this beginning. If no line has it, the test fails and
    /// the last line is empty.
    std::vector<std::string> until(std::string_view beginning);
    /// Returns the first line with this beginning, and discards the lines before it.
    std::string answer(std::string_view beginning) { return until(beginning).back(); }
    /// Sends lines and `isready`, and returns all lines before `readyok`.
    std::vector<std::string> answersTo(std::string_view lines);

    /// Returns the resident memory of the engine in megabytes. Returns 0 on systems other than Linux.
    [[nodiscard]] long residentMegabytes() const;
    /// Returns the number of threads of the engine. Returns 0 on systems other than Linux.
    [[nodiscard]] long threads() const;

    /// Closes the input of the engine.
    void closeInput();
    /// Waits for the engine to end, and returns its exit status. Returns -1 if it does not end by itself.
    int wait();

private:
    /// Describes whether the process runs or how it ended, for messages of failed tests.
    std::string state();

    pid_t child_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string read_;
};

/// Returns those lines that begin with `with`.
std::vector<std::string> beginning(const std::vector<std::string>& lines, std::string_view with);

}  // namespace rokada::testing
