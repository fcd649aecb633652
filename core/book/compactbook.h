// Our own format of books, for any variant (docs/formats.md): keys in order, and behind them the moves.
#pragma once

#include "book/openingbook.h"

#include <map>
#include <span>
#include <string_view>

namespace rokada {

/// Begins as books of our format do, whatever follows.
[[nodiscard]] bool isCompactBook(std::string_view bytes);
/// Reads such a book, and checks all of it.
[[nodiscard]] tl::expected<BookPtr, BookError> readCompactBook(const Rulebook& rules, std::string bytes);

/// The moves of each position, by its key. No position without moves, no move without weight; at most 65,535 of weight
/// and of each count are kept.
using BookContents = std::map<Key, std::vector<BookMove>>;
/// The book as bytes of our format. The same contents give the same bytes.
[[nodiscard]] std::string compactBook(const Rulebook& rules, const BookContents& contents);

}  // namespace rokada
