// Parses moves as files spell them: letters of other languages, lower case, typographic dashes, and symbols attached to
// the move.
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
    std::vector<std::uint8_t> nags;  ///< attached symbols: "Bf4D" has a diagram, "Nf3+=" an evaluation
};

/// Returns the only legal move that a word without move number means, with the letters of one language. Standard
/// spelling has priority. If it matches no legal move, accepts lower-case letters of pieces and promotions, "a8(Q)",
/// typographic dashes and crosses, and attached letters. The error is that of the unchanged word.
[[nodiscard]] Parsed<SpelledMove> readMove(const Position& position, std::string_view word, PieceLanguage language);

/// Returns true if the word can start with a piece letter of this language that English does not have.
[[nodiscard]] bool mayBeSpelledIn(std::string_view word, PieceLanguage language, const Variant& variant);

}  // namespace rokada
