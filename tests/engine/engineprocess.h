// Runs rokada-engine as a process and talks to it by lines, like a user interface.
#pragma once

#include <sys/types.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::testing {

/// Tactical position in which scores change from one iteration to the next.
inline constexpr const char* RestlessPosition = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

class EngineProcess {
public:
    explicit EngineProcess(const std::vector<std::string>& arguments = {});
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Sends lines and adds the last line break.
    void send(std::string_view lines) const;
    /// Returns the next line of the answer; nullopt at its end or after a long timeout.
    std::optional<std::string> next();
    /// Returns all lines up to the first one with this beginning. If there is none, the test fails and the last line is
    /// empty.
    std::vector<std::string> until(std::string_view beginning);
    /// Returns the last of these lines.
    std::string answer(std::string_view beginning) { return until(beginning).back(); }
    /// Sends lines and `isready`, and returns all lines before `readyok`.
    std::vector<std::string> answersTo(std::string_view lines);

    /// Returns the resident memory of the engine; Linux only, 0 elsewhere.
    [[nodiscard]] long residentMegabytes() const;
    /// Returns the number of threads; Linux only, 0 elsewhere.
    [[nodiscard]] long threads() const;

    /// Closes the input of the engine.
    void closeInput();
    /// Returns the exit status; -1 if the process did not end by itself.
    int wait();

private:
    /// Describes the state of the process, for messages of failed tests.
    std::string state();

    pid_t child_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string read_;
};

/// Returns the lines with this beginning.
std::vector<std::string> beginning(const std::vector<std::string>& lines, std::string_view with);

}  // namespace rokada::testing
