// What is said about files that are no opening books.
#pragma once

#include "book/openingbook.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// A sentence with the file as people of this system write it, what is wrong, and where.
[[nodiscard]] QString noBook(const QString& path, const BookError& error, std::string_view variant);

}  // namespace rokada::ui::texts
