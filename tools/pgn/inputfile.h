// Files that are read from beginning to end.
#pragma once

#include <optional>
#include <string>

namespace rokada {

/// Why a file cannot be opened and read, in the system's words ("Is a directory"); nothing if it can.
[[nodiscard]] std::optional<std::string> whyUnreadable(const std::string& file);

}  // namespace rokada
