// Letters of pieces, rights and pawns with tracked first moves in position texts. The reader and the writer of position
// texts use them.
#pragma once

#include "rules/position.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rokada {

[[nodiscard]] constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
[[nodiscard]] constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Returns true if each piece has an additional letter for its side, as in variants with more than two sides.
[[nodiscard]] inline bool sideLetters(const Variant& variant) { return variant.sides() > 2; }

/// Returns the text of a piece: "N" or "n", or "wN" with side letters. "N~" is a promoted piece whose letter also
/// belongs to an unpromoted kind.
[[nodiscard]] inline std::string letterOf(const Variant& variant, Piece piece) {
    const char letter = variant.kinds[kindOf(piece)].letter;
    if (sideLetters(variant)) return {variant.sideSpecs[sideOf(piece)].letter, letter};
    const bool marked = variant.kinds[kindOf(piece)].promoted && variant.kindOf(letter) != kindOf(piece);
    return std::string(1, sideOf(piece) == 0 ? letter : lower(letter)) + (marked ? "~" : "");
}

/// Returns the text of an occupied square. A tower (stack of pieces) is in round brackets, from bottom to top.
[[nodiscard]] std::string cellText(const Position& position, Square square);

/// Returns the text of a castling right: "K" or "k", or "wK" with side letters.
[[nodiscard]] inline std::string rightText(const Variant& variant, const Castling& c) {
    if (sideLetters(variant)) return {variant.sideSpecs[c.side].letter, c.letter};
    return {c.side == 0 ? c.letter : lower(c.letter)};
}

/// Returns the text of all castling rights, as in the start position.
[[nodiscard]] inline std::string allRightsText(const Rulebook& book) {
    std::string text;
    for (const CastlingPlan& plan : book.castlings()) {
        const std::string right = rightText(book.variant(), plan.journey);
        if (text.find(right) == std::string::npos) text += right;
    }
    return text;
}

/// Returns the squares of the pawns of a side whose first moves the variant tracks, sorted by file letter.
[[nodiscard]] inline std::vector<std::pair<char, Square>> frontRow(const Rulebook& book, Side side) {
    std::vector<std::pair<char, Square>> squares;
    for (int s = 0; s < book.size(); ++s) {
        if (book.firstMoveRight(side, Square(s)) == 0) continue;
        squares.emplace_back(book.geometry().fileLetter(book.geometry().column(Square(s))), Square(s));
    }
    std::ranges::sort(squares);
    return squares;
}

}  // namespace rokada
