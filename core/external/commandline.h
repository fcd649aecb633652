// Writes command lines for Windows, where a program gets its arguments as one text.
#pragma once

#include <string>
#include <vector>

namespace rokada::external {

/// Returns the command line that programs of Windows split into exactly these words.
[[nodiscard]] std::string windowsCommandLine(const std::vector<std::string>& words);

}  // namespace rokada::external
