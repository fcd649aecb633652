// Error messages for invalid opening book files.
#pragma once

#include "book/openingbook.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// Returns a sentence with the path of the file, the error, and the byte at which it occurs.
[[nodiscard]] QString noBook(const QString& path, const BookError& error, std::string_view variant);

}  // namespace rokada::ui::texts
