// Interprets words in PGN: moves, NAGs, variants, rules.
#pragma once

#include "record/gametree.h"
#include "text/notation.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada {

/// Returns "e4" for "12.e4" and "12...e4"; empty if there is only a number.
[[nodiscard]] std::string_view withoutNumber(std::string_view word);
/// Returns the NAG of a symbol: 1 for "!", 4 for "??", 14 for "+="; 0 for other text.
[[nodiscard]] int nagMeant(std::string_view mark);
/// Returns the word without the symbol at its end, and the NAG of the symbol; 0 if there is none.
[[nodiscard]] std::pair<std::string_view, int> withoutNag(std::string_view word);
/// Returns the symbol of a NAG in UTF-8: "!" for 1, "±" for 16; empty for NAGs without a symbol.
[[nodiscard]] std::string_view nagSymbol(int nag);

/// Returns the variant with this id or name in another program, or nullptr.
[[nodiscard]] const VariantInfo* variantMeant(std::string_view name);
/// Returns the rule options implied by another program's name of a variant; empty for the defaults.
[[nodiscard]] std::string_view rulesMeant(std::string_view name);
/// Returns the value of the tag Variant: the name in other programs for the variant with these rules, otherwise its id.
[[nodiscard]] std::string_view nameWritten(const Variant& variant);
/// Parses and writes rule options separated by spaces: "promotion=limited bareking=win".
[[nodiscard]] Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text);
[[nodiscard]] std::string textOf(const Choices& choices);

/// Parses a legal move, "--" or "Z0" for a null move (not in check), or "b-resigns", "b-time" and "b-illegal" for a
/// side that leaves while the game goes on.
[[nodiscard]] Parsed<Move> moveMeant(const Position& position, std::string_view word);
/// Returns the word that `moveMeant` reads.
[[nodiscard]] std::string wordOf(const Position& position, Move move);
/// Same for many moves: `english` is the short notation with `englishLetters`, made once.
[[nodiscard]] std::string wordOf(const Position& position, Move move, const Notation& english);

}  // namespace rokada
