// Opening books that are shipped with the program.
#pragma once

#include "book/openingbook.h"

#include <string_view>

namespace rokada {

/// Returns the bytes of the book in `resources/books` for the variant with the id `variant`, or an empty view if there
/// is none.
[[nodiscard]] std::string_view shippedBookBytes(std::string_view variant);
/// Returns the shipped book for these rules, or nullptr if there is none. Shipped books are for the default options of
/// a variant only.
[[nodiscard]] BookPtr shippedBook(const Rulebook& rules);

}  // namespace rokada
