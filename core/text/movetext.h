// Move text, both ways: coordinates ("e2e4", "a7a8q", "N@n3") and short notation ("Nf3", "exd5", "O-O", "e8=Q+").
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"
#include "text/writtenmove.h"

#include <string>
#include <string_view>

namespace rokada {

/// Coordinate text. A promotion letter follows, in lower case, if there is a choice. Forced moves, which are never read
/// back, are "0000".
[[nodiscard]] std::string moveText(const Rulebook& book, Move move);
/// The same, but "O-O" and "O-O-O" for castlings if rooks start on any file, as XBoard's protocol has them.
[[nodiscard]] std::string moveTextOfXBoard(const Rulebook& book, Move move);
/// The legal move of that coordinate text; nothing is guessed.
[[nodiscard]] Parsed<Move> parseMove(const Position& position, std::string_view text);

/// Short notation (FIDE Laws, appendix C) of a legal move, with English letters, disambiguation, '+' and '#'. Forced
/// moves are "-". In fortress chess '+' means that an enemy king is attacked, '#' that the next side is mated.
[[nodiscard]] std::string shortText(const Position& position, Move move);
/// The legal move that a short, long ("Ng1-f3", "e4xd5") or coordinate text means. Also understood: "0-0", a promotion
/// without '=' or with '/', "de" for a pawn's capture, "e.p.", missing or superfluous '+', '#', '!', '?'. This is
/// all that PGN files contain.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::string_view text);
/// The same with letters of another language.
[[nodiscard]] Parsed<Move> parseShort(const Position& position, std::u32string_view text, const MoveAlphabet& alphabet);

}  // namespace rokada
