// Tracks the processes that a child process starts, and those that they start in turn.
#pragma once

#include <string>
#include <vector>

namespace rokada::external {

/// Adds a unique variable, the mark, to the environment of a child process. Its descendants inherit the mark. The mark
/// identifies the descendants even in other process groups and sessions, and after their parent has ended.
class Descendants {
public:
    Descendants();

    /// Returns the environment for the child: the variables of this process and the mark, each as "NAME=value".
    [[nodiscard]] std::vector<std::string> environment() const;
    /// Kills all marked processes, including those that start meanwhile. Has no effect on systems other than Linux.
    void kill() const;

private:
    std::string mark_;
};

}  // namespace rokada::external
