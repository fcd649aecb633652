// Flushes the output of a command line program at its end.
#pragma once

#include <string_view>

namespace rokada {

/// Flushes the standard output. Returns `status`, or a failure if the output could not be written completely; then
/// prints one line to the standard error output, beginning with the program name.
[[nodiscard]] int lastFlush(std::string_view program, int status);

}  // namespace rokada
