// Move text in both directions: coordinates ("e2e4", "a7a8q", "N@n3") and short notation ("Nf3", "exd5", "O-O",
// "e8=Q+").
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"
#include "text/writtenmove.h"

#include <string>
#include <string_view>

namespace rokada {

/// Returns coordinate text, with a lower-case promotion letter if there is a choice. Forced moves, which are never
/// parsed, are "0000".
[[nodiscard]] std::string moveText(const Rulebook& book, Move move);
/// Same, but with "O-O" and "O-O-O" for castling if rooks start on any file, as in XBoard's protocol.
[[nodiscard]] std::string moveTextOfXBoard(const Rulebook& book, Move move);
/// Returns the legal move with exactly this coordinate text.
[[nodiscard]] Parsed<Move> parseMove(const Position& position, std::string_view text);

/// Returns the short notation (FIDE Laws, appendix C) of a legal move, with English letters, disambiguation, '+' and
/// '#'. Forced moves are "-". In fortress chess '+' means an attack on an enemy king, '#' the mate of the next side.
[[nodiscard]] std::string shortText(const Position& position, Move move);
/// Parses short, long ("Ng1-f3", "e4xd5") and coordinate text of a legal move. Also accepts "0-0", a promotion without
/// '=' or with '/', "de" for a pawn capture, "e.p.", and missing or superfluous '+', '#', '!', '?'. Covers the moves of
/// PGN files.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::string_view text);
/// Same with letters of another language.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::u32string_view text, const MoveAlphabet& alphabet);

}  // namespace rokada
