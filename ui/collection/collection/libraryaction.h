// Kinds of jobs of a library, as the user knows them.
#pragma once

#include <cstdint>

namespace rokada::ui {

enum class LibraryAction : std::uint8_t { Read, Add, Edit, Delete, Undelete, ResetStatistics };

}  // namespace rokada::ui
