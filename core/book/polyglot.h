// Reads Polyglot opening books for chess: entries of sixteen bytes, sorted by key. Format: "Polyglot book format" by
// Michel Van den Bergh.
#pragma once

#include "book/openingbook.h"

namespace rokada {

/// Returns true if Polyglot keys can be computed for these rules, that is for the pieces, board and castling of chess.
[[nodiscard]] bool knowsPolyglot(const Rulebook& rules);
/// Returns the Polyglot key of a position. Precondition: `knowsPolyglot`. As the format demands, the en passant file
/// counts if an enemy pawn is beside the pawn that made a double step, even if en passant is not legal.
[[nodiscard]] std::uint64_t polyglotKey(const Position& position);
/// Encodes a legal move in fifteen bits as Polyglot does: squares and promotion. Castling is the king's move to the
/// rook's square.
[[nodiscard]] std::uint16_t polyglotMove(const Position& position, Move move);
/// Decodes a Polyglot book. The format has no signature, so a book is recognised by its sorted keys.
[[nodiscard]] tl::expected<BookPtr, BookError> readPolyglot(const Rulebook& rules, std::string bytes);

}  // namespace rokada
