// Opening books of Polyglot for chess: entries of sixteen bytes, in the order of their keys. The description is
// "Polyglot book format" by Michel Van den Bergh.
#pragma once

#include "book/openingbook.h"

namespace rokada {

/// Whether positions with these rules have keys of Polyglot: the pieces, the board and the castlings of chess.
[[nodiscard]] bool knowsPolyglot(const Rulebook& rules);
/// The key of a position with such rules. A pawn that has just made its double step counts as soon as an enemy's pawn
/// stands beside it, whether it may be captured or not.
[[nodiscard]] std::uint64_t polyglotKey(const Position& position);
/// A legal move as Polyglot writes it: squares and promotion in fifteen bits, castling as the king's move to its rook.
[[nodiscard]] std::uint16_t polyglotMove(const Position& position, Move move);
/// Reads such a book. Nothing in it tells that it is one, but its keys are in order.
[[nodiscard]] tl::expected<BookPtr, BookError> readPolyglot(const Rulebook& rules, std::string bytes);

}  // namespace rokada
