// The last thing that a program of the command line does.
#pragma once

#include <string_view>

namespace rokada {

/// Writes out what is left for the standard output. Returns the exit status: `status`; or, if not everything could be
/// written, a failure, with one line on the standard error output that begins with the name of the program.
[[nodiscard]] int lastFlush(std::string_view program, int status);

}  // namespace rokada
