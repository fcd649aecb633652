// rokada-engine as a user interface sees it: a process that is talked to by lines.
#pragma once

#include <sys/types.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::testing {

/// So much is attacked here that scores jump from one iteration to the next.
inline constexpr const char* RestlessPosition = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

class EngineProcess {
public:
    explicit EngineProcess(const std::vector<std::string>& arguments = {});
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Sends lines; the last line break is added.
    void send(std::string_view lines) const;
    /// The next line of the answer; nothing at its end, or when it takes far too long.
    std::optional<std::string> next();
    /// All lines up to the first that begins so, and that one last; it is a failed test, and an empty line the last, if
    /// there is none.
    std::vector<std::string> until(std::string_view beginning);
    /// The last line of the same.
    std::string answer(std::string_view beginning) { return until(beginning).back(); }
    /// Sends lines and `isready`: everything that is said before the engine is ready.
    std::vector<std::string> answersTo(std::string_view lines);

    /// Of its memory, what it has touched; Linux only, 0 elsewhere.
    [[nodiscard]] long residentMegabytes() const;
    /// How many it has; Linux only, 0 elsewhere.
    [[nodiscard]] long threads() const;

    /// The input of the engine ends here.
    void closeInput();
    /// The exit status; -1 if it did not end by itself.
    int wait();

private:
    /// How it is, for the message of a failed test.
    std::string state();

    pid_t child_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string read_;
};

/// The lines that begin so.
std::vector<std::string> beginning(const std::vector<std::string>& lines, std::string_view with);

}  // namespace rokada::testing
