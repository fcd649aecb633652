// Reads Polyglot opening books for chess: entries of sixteen bytes, sorted by key. Format: "Polyglot book format" by
// Michel Van den Bergh.
#pragma once

#include "book/openingbook.h"

namespace rokada {

/// Returns true if positions of these rules have a Polyglot key. The rules need the pieces, the board and the castling
/// of chess.
[[nodiscard]] bool knowsPolyglot(const Rulebook& rules);
/// Returns the Polyglot key of a position. Precondition: `knowsPolyglot`. The key includes the en passant file whenever
/// an enemy pawn is beside the pawn that made a double step. The format demands this even if the en passant capture is
/// illegal.
[[nodiscard]] std::uint64_t polyglotKey(const Position& position);
/// Encodes a legal move in fifteen bits as Polyglot does: both squares and the promotion. Castling is encoded as the
/// king's move to the rook's square.
[[nodiscard]] std::uint16_t polyglotMove(const Position& position, Move move);
/// Decodes a Polyglot book. The format has no signature, so bytes whose keys are not sorted give the error `Unknown`.
[[nodiscard]] tl::expected<BookPtr, BookError> readPolyglot(const Rulebook& rules, std::string bytes);

}  // namespace rokada
