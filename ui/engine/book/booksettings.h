// Settings of opening books.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

namespace keys {

/// Whether computers from `FirstBookLevel` on play their openings from books.
[[nodiscard]] Setting<bool> booksUsed();
/// The file of a variant's book; empty: the one that is shipped.
[[nodiscard]] Setting<QString> bookFile(std::string_view variant);

}  // namespace keys

void declareBooks(Settings& settings);

}  // namespace rokada::ui
