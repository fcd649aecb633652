// Settings of opening books.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// True if computers from `FirstBookLevel` on play openings from books.
[[nodiscard]] Setting<bool> booksUsed();
/// Path of the variant's book file; empty for the shipped book.
[[nodiscard]] Setting<QString> bookFile(std::string_view variant);

}  // namespace keys

void declareBooks(Settings& settings);

}  // namespace rokada::ui
