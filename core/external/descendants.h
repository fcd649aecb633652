// The processes that a child process starts, and those that they start in turn.
#pragma once

#include <string>
#include <vector>

namespace rokada::external {

/// Marks a child's environment, which its own children inherit, so that they are found wherever they have gone: into
/// another process group or session, or to another parent when their own has ended.
class Descendants {
public:
    Descendants();

    /// The environment for the child: ours with the mark, each "NAME=value".
    [[nodiscard]] std::vector<std::string> environment() const;
    /// Kills all that are found, and those that they start meanwhile. Elsewhere than on Linux none is found.
    void kill() const;

private:
    std::string mark_;
};

}  // namespace rokada::external
