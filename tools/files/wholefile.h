// How tools write a file that replaces another one.
#pragma once

#include <string>
#include <string_view>

namespace rokada::tools {

/// Puts the bytes into the file in one step: if it returns false, what was there before is untouched. A link stays a
/// link; what is no regular file, as /dev/stdout, is written to as it is.
[[nodiscard]] bool writeWhole(const std::string& path, std::string_view bytes);

}  // namespace rokada::tools
