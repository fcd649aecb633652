// Moves as files spell them: with letters of other languages, small letters, typographic dashes, and with what stands
// behind moves without a blank.
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
    std::vector<std::uint8_t> nags;  ///< that were glued to it: "Bf4D" has a diagram, "Nf3+=" an evaluation
};

/// The only legal move that a word means, read with the letters of one language. The spelling of the standard counts
/// first; if no legal move has it, small letters of pieces and promotions, "a8(Q)", dashes and crosses of word
/// processors and letters glued to moves are read too. The word has no move number. The error is that of the word as it
/// stands.
[[nodiscard]] Parsed<SpelledMove> readMove(const Position& position, std::string_view word, PieceLanguage language);

/// Whether the word can begin with a piece of this language that English does not have under that letter.
[[nodiscard]] bool mayBeSpelledIn(std::string_view word, PieceLanguage language, const Variant& variant);

}  // namespace rokada
