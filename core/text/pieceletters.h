// The letters that stand for pieces in the notations of several languages.
#pragma once

#include "text/notation.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace rokada {

enum class PieceLanguage : std::uint8_t {
    English,   ///< the letters of position texts, one character each
    Figurine,  ///< Unicode's chess symbols
    German,    ///< also Swedish, Danish and Norwegian
    French,
    Spanish,  ///< also Italian
    Portuguese,
    Dutch,
    Polish,
    Czech,  ///< also Slovak
    Hungarian,
    Russian,
    Bulgarian,
};
inline constexpr std::array allPieceLanguages{
    PieceLanguage::English, PieceLanguage::Figurine,   PieceLanguage::German,  PieceLanguage::French,
    PieceLanguage::Spanish, PieceLanguage::Portuguese, PieceLanguage::Dutch,   PieceLanguage::Polish,
    PieceLanguage::Czech,   PieceLanguage::Hungarian,  PieceLanguage::Russian, PieceLanguage::Bulgarian};

/// The letters of a kind of pieces, by its name, in the languages that have words for every kind.
struct KindLetters {
    std::string_view kind;
    const char *english, *russian, *bulgarian;
};
/// One for each name.
[[nodiscard]] std::span<const KindLetters> kindLetters();

/// The letters of a variant's kinds in a language. Kinds that have none there keep their English letters.
[[nodiscard]] Letters lettersIn(PieceLanguage language, const Variant& variant);
/// English letters by the names on the screen: those of Tavreli may have two characters ("Ri"), because five of its
/// kinds have one name.
[[nodiscard]] Letters screenLetters(const Variant& variant);

}  // namespace rokada
