// Settings of opening books.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// True if computer players use opening books.
[[nodiscard]] Setting<bool> booksUsed();
/// Path of the book file of a variant; empty for the book that is shipped with the program.
[[nodiscard]] Setting<QString> bookFile(std::string_view variant);

}  // namespace keys

void declareBooks(Settings& settings);

}  // namespace rokada::ui
