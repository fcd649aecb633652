// Piece letters in the notations of several languages.
#pragma once

#include "text/notation.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace rokada {

enum class PieceLanguage : std::uint8_t {
    English,   ///< letters of position texts, one character each
    Figurine,  ///< chess symbols of Unicode
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

/// Letters of a kind, by its name, in the languages that have names for every kind.
struct KindLetters {
    std::string_view kind;
    const char *english, *russian, *bulgarian;
};
/// Returns one entry for each name.
[[nodiscard]] std::span<const KindLetters> kindLetters();

/// Returns the letters of a variant's kinds in a language. Kinds without a letter there keep their English letters.
[[nodiscard]] Letters lettersIn(PieceLanguage language, const Variant& variant);
/// Returns English letters by the names on the screen. In Tavreli they can have two characters ("Ri"), because five of
/// its kinds share a name.
[[nodiscard]] Letters screenLetters(const Variant& variant);

}  // namespace rokada
