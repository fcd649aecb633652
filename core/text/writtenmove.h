// Splits the text of a move into parts and finds the legal moves that fit: one parser for short notation, PGN and typed
// moves. Piece letters are data.
#pragma once

#include "base/characters.h"
#include "rules/position.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

/// Comparison of characters: some replace others, and case can be ignored.
struct Spelling {
    std::u32string_view written, meant;  ///< lower case, in pairs
    bool anyCase = false;

    [[nodiscard]] char32_t operator()(char32_t c) const;
};

/// Piece letters of one language.
struct MoveAlphabet {
    std::array<std::u32string_view, MaxKinds> letters;  ///< by kind, without digits; that of a pawn can be empty
    std::size_t longest = 0;                            ///< length of the longest letter
};

/// One reading of a text. Written symbols must be true; missing symbols have no meaning, except for the file of a pawn
/// that captures.
struct WrittenMove {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong };
    static constexpr int NoRank = -1;

    Type type = Type::Normal;
    bool named = false;        ///< a piece letter is written; otherwise it is a pawn move, or both squares are complete
    bool captures = false;     ///< a capture was written
    bool drops = false;        ///< '@' was written
    bool promotes = false;     ///< a promotion was written
    std::uint16_t pieces = 0;  ///< set of kinds with the written letter, or without a letter if none is written
    std::uint16_t promotion = 0;  ///< set of kinds of the written promotion
    char file = 0;                ///< file of the origin, or 0
    int rank = NoRank;            ///< rank of the origin
    Square to = NoSquare;         ///< NoSquare if a pawn capture names only files: "exd"
    char toFile = 0;              ///< target file of such a capture
    int part = 0;                 ///< written number of tower pieces; 0 for none

    [[nodiscard]] bool names(Kind piece) const { return (pieces >> piece & 1) != 0; }
    /// Returns true if origin and target are complete without a letter: any piece can be meant.
    [[nodiscard]] bool coordinates() const { return !named && file != 0 && rank != NoRank; }
    /// Returns true for a pawn move without its origin, for example "d5". No notation writes captures in this form.
    [[nodiscard]] bool withoutFile() const { return !named && !captures && file == 0; }
    /// Returns true if the origin can be this square.
    [[nodiscard]] bool from(const Geometry& board, Square square) const {
        return (file == 0 || file == board.fileLetter(board.column(square))) &&
               (rank == NoRank || rank == board.rankNumber(board.row(square)));
    }
};

/// Returns the text without final symbols of check, mate, annotation and "e.p.".
[[nodiscard]] std::u32string_view withoutMarks(std::u32string_view text);
/// A text without the number of pieces that leave a tower, "(2)" or, after coordinates, ":2"; and that number, or 0.
template <class Char>
struct PartedText {
    std::basic_string<Char> text;
    int part = 0;
};
/// Split off the number of pieces.
[[nodiscard]] PartedText<char32_t> withoutPart(std::u32string_view text);
[[nodiscard]] PartedText<char> withoutPart(std::string_view text);
/// Returns the set of kinds whose letter in this spelling is `letter`.
[[nodiscard]] std::uint16_t kindsSpelled(const MoveAlphabet& alphabet, const Spelling& spelling,
                                         std::u32string_view letter);
/// Parses castling. Returns nullopt for other text.
[[nodiscard]] std::optional<WrittenMove> readCastling(const Spelling& spelling, std::u32string_view text);
/// Parses the squares between the piece letter and the promotion: "g1-f3", "1xf3", "f3".
[[nodiscard]] bool readSquares(const Rulebook& book, std::u32string_view text, WrittenMove& written);

[[nodiscard]] constexpr bool digit32(char32_t c) { return c >= U'0' && c <= U'9'; }

/// Calls `visit` with every reading of the text, which must already have that spelling. There are several if a letter
/// is both a piece and a file, or if one letter is a prefix of another.
template <class Visit>
void eachReading(const Rulebook& book, std::span<const MoveAlphabet> alphabets, const Spelling& spelling,
                 std::u32string_view text, Visit visit) {
    text = withoutMarks(text);
    PartedText<char32_t> parted;
    if (book.towers()) {
        parted = withoutPart(text);
        text = parted.text;
    }
    if (const auto castling = readCastling(spelling, text)) visit(*castling);
    std::size_t longest = 0;
    for (const MoveAlphabet& alphabet : alphabets) longest = std::max(longest, alphabet.longest);
    for (std::size_t front = 0; front < text.size() && front <= longest; ++front) {
        if (front > 0 && digit32(text[front - 1])) break;
        for (std::size_t back = 0; front + back < text.size() && back <= longest; ++back) {
            if (back > 0 && digit32(text[text.size() - back])) break;
            WrittenMove squares{.named = front > 0, .promotes = back > 0, .part = parted.part};
            if (!readSquares(book, text.substr(front, text.size() - front - back), squares)) continue;
            for (const MoveAlphabet& alphabet : alphabets) {
                WrittenMove written = squares;
                written.pieces |= kindsSpelled(alphabet, spelling, text.substr(0, front));
                if (back > 0) written.promotion = kindsSpelled(alphabet, spelling, text.substr(text.size() - back));
                if (written.pieces != 0 && written.promotes == (written.promotion != 0)) visit(written);
            }
        }
    }
}

/// Returns true if the text can mean this legal move.
[[nodiscard]] bool fits(const Position& position, Move move, const WrittenMove& written);

}  // namespace rokada
