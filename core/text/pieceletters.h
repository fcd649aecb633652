// Piece letters in the notations of several languages.
#pragma once

#include "text/notation.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace rokada {

enum class PieceLanguage : std::uint8_t {
    English,   ///< letters of position texts, each with one character
    Figurine,  ///< chess symbols of Unicode
    German,    ///< German letters, also used in Swedish, Danish and Norwegian
    French,
    Spanish,  ///< Spanish letters, also used in Italian
    Portuguese,
    Dutch,
    Polish,
    Czech,  ///< Czech letters, also used in Slovak
    Hungarian,
    Russian,
    Bulgarian,
};
inline constexpr std::array allPieceLanguages{
    PieceLanguage::English, PieceLanguage::Figurine,   PieceLanguage::German,  PieceLanguage::French,
    PieceLanguage::Spanish, PieceLanguage::Portuguese, PieceLanguage::Dutch,   PieceLanguage::Polish,
    PieceLanguage::Czech,   PieceLanguage::Hungarian,  PieceLanguage::Russian, PieceLanguage::Bulgarian};

/// Piece letters in the languages that have letters for all kinds. `kind` is the name of the kind; see
/// `KindSpec::name`.
struct KindLetters {
    std::string_view kind;
    const char *english, *russian, *bulgarian;
};
/// Returns the letters for all names of kinds in all variants.
[[nodiscard]] std::span<const KindLetters> kindLetters();

/// Returns the letters of all kinds of a variant. A kind for which the language has no letter has its English letter.
[[nodiscard]] Letters lettersIn(PieceLanguage language, const Variant& variant);
/// Returns letters that match the English piece names in the user interface. In Tavreli, a letter can have two
/// characters ("Ri"), because some names begin with the same letter.
[[nodiscard]] Letters screenLetters(const Variant& variant);

}  // namespace rokada
