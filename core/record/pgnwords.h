// The meaning of words in PGN: moves, NAGs, variants, rules.
#pragma once

#include "record/gametree.h"
#include "text/notation.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada {

/// "e4" of "12.e4" and "12...e4"; empty if there is only a number.
[[nodiscard]] std::string_view withoutNumber(std::string_view word);
/// 1 of "!", 4 of "??", 14 of "+="; 0 of anything else.
[[nodiscard]] int nagMeant(std::string_view mark);
/// A word without the symbol at its end, and the symbol's NAG; 0 if there is none.
[[nodiscard]] std::pair<std::string_view, int> withoutNag(std::string_view word);
/// "!" of 1, "±" of 16, in UTF-8; empty for NAGs without such a symbol.
[[nodiscard]] std::string_view nagSymbol(int nag);

/// By its id, or by what other programs call it; nullptr if it is unknown.
[[nodiscard]] const VariantInfo* variantMeant(std::string_view name);
/// The rule options that another program means by its name of a variant; empty for the usual ones.
[[nodiscard]] std::string_view rulesMeant(std::string_view name);
/// What the tag Variant says: the name that other programs have for the variant with these rules, else its id.
[[nodiscard]] std::string_view nameWritten(const Variant& variant);
/// Rule options separated by blanks, "promotion=limited bareking=win".
[[nodiscard]] Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text);
[[nodiscard]] std::string textOf(const Choices& choices);

/// A legal move, "--" or "Z0" for a turn that is passed (not in check), or "b-resigns", "b-time" and "b-illegal" for
/// a side that leaves while the game goes on.
[[nodiscard]] Parsed<Move> moveMeant(const Position& position, std::string_view word);
/// The reverse.
[[nodiscard]] std::string wordOf(const Position& position, Move move);
/// The same, for many moves: `english` is the short notation with `englishLetters`.
[[nodiscard]] std::string wordOf(const Position& position, Move move, const Notation& english);

}  // namespace rokada
