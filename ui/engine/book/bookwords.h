// Error messages for invalid opening books.
#pragma once

#include "book/openingbook.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// Returns a sentence with the native path of the file, the error and the place of the error.
[[nodiscard]] QString noBook(const QString& path, const BookError& error, std::string_view variant);

}  // namespace rokada::ui::texts
