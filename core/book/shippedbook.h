// The books that come with the program.
#pragma once

#include "book/openingbook.h"

#include <string_view>

namespace rokada {

/// The bytes of the variant's book, as in `resources/books`; empty if it has none.
[[nodiscard]] std::string_view shippedBookBytes(std::string_view variant);
/// The book for these rules; nullptr if there is none. Those that are shipped are for usual rules, without options.
[[nodiscard]] BookPtr shippedBook(const Rulebook& rules);

}  // namespace rokada
