// Kinds of jobs of a library. Error messages to the user depend on them.
#pragma once

#include <cstdint>

namespace rokada::ui {

enum class LibraryAction : std::uint8_t { Read, Add, Edit, Delete, Undelete, ResetStatistics };

}  // namespace rokada::ui
