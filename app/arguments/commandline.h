// Gives the command line of this program in UTF-8. Each kind of system has its own source file.
#pragma once

#include <string>
#include <vector>

namespace rokada::arguments {

/// Returns the words of the command line in UTF-8, beginning with the name of the program. `argc` and `argv` are those
/// of `main`.
[[nodiscard]] std::vector<std::string> commandLine(int argc, const char* const* argv);

}  // namespace rokada::arguments
