// Opening books that are shipped with the program.
#pragma once

#include "book/openingbook.h"

#include <string_view>

namespace rokada {

/// Returns the bytes of the variant's book in `resources/books`, or an empty view if it has none.
[[nodiscard]] std::string_view shippedBookBytes(std::string_view variant);
/// Returns the book for these rules, or nullptr if there is none. Shipped books are for the default options only.
[[nodiscard]] BookPtr shippedBook(const Rulebook& rules);

}  // namespace rokada
