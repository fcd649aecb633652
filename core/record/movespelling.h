// Parses moves in the spellings of files: piece letters of other languages, lower case, typographic dashes, and symbols
// attached to the move.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"
#include "text/pieceletters.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace rokada {

struct SpelledMove {
    Move move;
    std::vector<std::uint8_t> nags;  ///< NAGs of attached symbols: a diagram in "Bf4D", an evaluation in "Nf3+="
};

/// Returns the only legal move that a word without a move number can mean, with the piece letters of `language`. Tries
/// the standard spelling first. If it is not a legal move, accepts lower-case letters of pieces and promotions,
/// "a8(Q)", typographic dashes and crosses, and attached letters. On failure, returns the error of the unchanged word.
[[nodiscard]] Parsed<SpelledMove> readMove(const Position& position, std::string_view word, PieceLanguage language);

/// Returns true if the word can contain a piece letter of `language` that differs from the English letter.
[[nodiscard]] bool mayBeSpelledIn(std::string_view word, PieceLanguage language, const Variant& variant);

}  // namespace rokada
