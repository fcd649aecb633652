// Reads and writes Rokada's own book format for all variants (docs/formats.md): a sorted list of position keys,
// followed by the moves.
#pragma once

#include "book/openingbook.h"

#include <map>
#include <span>
#include <string_view>

namespace rokada {

/// Returns true if the bytes begin with the signature of this format.
[[nodiscard]] bool isCompactBook(std::string_view bytes);
/// Decodes and validates a book of this format.
[[nodiscard]] tl::expected<BookPtr, BookError> readCompactBook(const Rulebook& rules, std::string bytes);

/// Greatest weight and number of games that a book stores.
inline constexpr int MaxBookNumber = 0xFFFF;

/// Contents of a book: the moves of each position, by the key of the position. Each position must have a move, and each
/// move a weight above 0. Greater numbers than `MaxBookNumber` are stored as that number, and only the first
/// 255 moves of a position are stored.
using BookContents = std::map<Key, std::vector<BookMove>>;
/// Encodes a book. Equal contents give equal bytes.
[[nodiscard]] std::string compactBook(const Rulebook& rules, const BookContents& contents);

}  // namespace rokada
