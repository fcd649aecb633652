// Writes and parses moves in coordinate notation ("e2e4", "a7a8q", "N@n3") and in short notation ("Nf3", "exd5", "O-O",
// "e8=Q+").
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"
#include "text/writtenmove.h"

#include <string>
#include <string_view>

namespace rokada {

/// Returns the move in coordinate notation. If the promotion is a choice, its letter is lower case. A forced move is
/// "0000"; such moves are never parsed.
[[nodiscard]] std::string moveText(const Rulebook& book, Move move);
/// Returns the same text as `moveText`, except for castling if rooks start on any file. It is "O-O" or "O-O-O" as in
/// CECP.
[[nodiscard]] std::string moveTextOfXBoard(const Rulebook& book, Move move);
/// Returns the legal move with this coordinate notation.
[[nodiscard]] Parsed<Move> parseMove(const Position& position, std::string_view text);

/// Returns a legal move in short notation (FIDE Laws, appendix C): English letters, disambiguation, '+' and '#'. A
/// forced move is "-". In Fortress Chess, '+' means check to any enemy, and '#' means checkmate of the next side.
[[nodiscard]] std::string shortText(const Position& position, Move move);
/// Parses a legal move in short notation, long notation ("Ng1-f3", "e4xd5") or coordinate notation. Also accepts "0-0",
/// a promotion without '=' or with '/', "de" for a pawn capture, "e.p.", and missing or superfluous '+', '#', '!' and
/// '?'. These are the forms in PGN files.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::string_view text);
/// Parses a legal move with the piece letters of another language.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::u32string_view text, const MoveAlphabet& alphabet);

}  // namespace rokada
