// Writes and parses moves in coordinate notation ("e2e4", "a7a8q", "N@n3") and in short notation ("Nf3", "exd5", "O-O",
// "e8=Q+").
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"
#include "text/writtenmove.h"

#include <string>
#include <string_view>

namespace rokada {

/// Returns the move in coordinate notation. The promotion letter is lower case and is written only if the player has a
/// choice. A forced move is "0000", which is never parsed.
[[nodiscard]] std::string moveText(const Rulebook& book, Move move);
/// Returns the same text as `moveText`, except for castling in variants where rooks can start on any file. That
/// castling is "O-O" or "O-O-O", as in CECP.
[[nodiscard]] std::string moveTextOfXBoard(const Rulebook& book, Move move);
/// Returns the legal move with this coordinate notation. Returns an error if there is no such move.
[[nodiscard]] Parsed<Move> parseMove(const Position& position, std::string_view text);

/// Returns a legal move in short notation (FIDE Laws, appendix C): English letters, disambiguation, '+' and '#'. A
/// forced move is "-". In Fortress Chess, '+' means a new check to any enemy, and '#' means checkmate of the next side.
[[nodiscard]] std::string shortText(const Position& position, Move move);
/// Parses a legal move in short notation, long notation ("Ng1-f3", "e4xd5") or coordinate notation. Also accepts the
/// forms of PGN files: "0-0", a promotion without '=' or with '/', "de" for a pawn capture, "e.p.", and missing or
/// superfluous '+', '#', '!' and '?'. Returns an error if the text fits no legal move or more than one.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::string_view text);
/// Parses a legal move in the same way, with the piece letters of `alphabet`, for example of another language.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::u32string_view text, const MoveAlphabet& alphabet);

}  // namespace rokada
