// Interprets words in PGN: moves, NAGs, variants and rules.
#pragma once

#include "record/gametree.h"
#include "text/notation.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada {

/// Returns the word without its move number: "e4" for "12.e4" and "12...e4". Returns an empty view for a number alone.
[[nodiscard]] std::string_view withoutNumber(std::string_view word);
/// Returns the NAG of a symbol: 1 for "!", 4 for "??", 14 for "+=". Returns 0 if the text is not a symbol.
[[nodiscard]] int nagMeant(std::string_view mark);
/// Returns the word without the annotation symbol at its end, and the NAG of this symbol. Returns the word and 0 if it
/// has no symbol.
[[nodiscard]] std::pair<std::string_view, int> withoutNag(std::string_view word);
/// Returns the symbol of a NAG in UTF-8: "!" for 1, "±" for 16. Returns an empty view for NAGs without a symbol.
[[nodiscard]] std::string_view nagSymbol(int nag);

/// Returns the variant with this id, or with this name in another program. Returns nullptr if there is none.
[[nodiscard]] const VariantInfo* variantMeant(std::string_view name);
/// Returns the rule options that the name of a variant in another program implies. Empty for the default rules.
[[nodiscard]] std::string_view rulesMeant(std::string_view name);
/// Returns the value of the tag Variant: the name of these rules in other programs, or the id of the variant if there
/// is none.
[[nodiscard]] std::string_view nameWritten(const Variant& variant);
/// Parses rule options that spaces separate, for example "promotion=limited bareking=win".
[[nodiscard]] Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text);
/// Writes rule options in the form that `choicesFrom` reads.
[[nodiscard]] std::string textOf(const Choices& choices);

/// Parses a legal move, "--" or "Z0" for a null move (not in check), or the elimination of a side: "b-resigns",
/// "b-time" or "b-illegal".
[[nodiscard]] Parsed<Move> moveMeant(const Position& position, std::string_view word);
/// Returns the word for a move that `moveMeant` reads.
[[nodiscard]] std::string wordOf(const Position& position, Move move);
/// Returns the same word as the function above, but is faster for many moves. `english` is the short notation with
/// `englishLetters`.
[[nodiscard]] std::string wordOf(const Position& position, Move move, const Notation& english);

}  // namespace rokada
