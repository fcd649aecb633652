// Flushes the output of a command line program at its end.
#pragma once

#include <string_view>

namespace rokada {

/// Flushes the standard output and returns `status`. If output was lost, prints a line that begins with `program` to
/// the standard error output, and returns EXIT_FAILURE in place of EXIT_SUCCESS.
[[nodiscard]] int lastFlush(std::string_view program, int status);

}  // namespace rokada
