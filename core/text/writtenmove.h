// Splits the text of a move into parts and finds the legal moves that fit. This parser reads short notation, PGN and
// typed moves, with the piece letters of any language.
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

/// Rule for comparing characters: replaces some characters by others, and can ignore case.
struct Spelling {
    std::u32string_view written, meant;  ///< lower-case characters in pairs: `meant[i]` replaces `written[i]`
    bool anyCase = false;

    [[nodiscard]] char32_t operator()(char32_t c) const;
};

/// Piece letters of a language.
struct MoveAlphabet {
    /// Letters of each kind, without digits. The letter of a pawn can be empty.
    std::array<std::u32string_view, MaxKinds> letters;
    std::size_t longest = 0;  ///< length of the longest letter in characters
};

/// One possible meaning of the text of a move. A written symbol, for example "x", must agree with the move. A missing
/// symbol does not matter, except that a pawn capture needs either the file of the pawn or a capture sign.
struct WrittenMove {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong };
    static constexpr int NoRank = -1;

    Type type = Type::Normal;
    /// True if a piece letter is written. If not, the text is a pawn move, or origin and target are complete.
    bool named = false;
    bool captures = false;  ///< true if a capture is written
    bool drops = false;     ///< true if '@' is written
    bool promotes = false;  ///< true if a promotion is written
    /// Set of kinds with the written letter, one bit for each kind. Without a written letter, the set of kinds that
    /// have no letter.
    std::uint16_t pieces = 0;
    std::uint16_t promotion = 0;  ///< set of kinds to which the text promotes
    char file = 0;                ///< file of the origin, or 0
    int rank = NoRank;            ///< rank of the origin, or NoRank
    Square to = NoSquare;         ///< target square; NoSquare if a pawn capture names only files ("exd")
    char toFile = 0;              ///< target file of a pawn capture that names only files
    int part = 0;                 ///< written number of pieces that leave a tower; 0 if none is written

    [[nodiscard]] bool names(Kind piece) const { return (pieces >> piece & 1) != 0; }
    /// Returns true if the origin is complete and no piece letter is written, so the text can mean any piece.
    [[nodiscard]] bool coordinates() const { return !named && file != 0 && rank != NoRank; }
    /// Returns true for a pawn move without its file, for example "d5". No notation writes a capture in this form.
    [[nodiscard]] bool withoutFile() const { return !named && !captures && file == 0; }
    /// Returns true if the origin can be `square`.
    [[nodiscard]] bool from(const Geometry& board, Square square) const {
        return (file == 0 || file == board.fileLetter(board.column(square))) &&
               (rank == NoRank || rank == board.rankNumber(board.row(square)));
    }
};

/// Returns the text without the symbols at its end: check, checkmate, annotations and "e.p.".
[[nodiscard]] std::u32string_view withoutMarks(std::u32string_view text);
/// Text of a move without the number of pieces that leave a tower. The number is `part`, or 0 if none is written.
template <class Char>
struct PartedText {
    std::basic_string<Char> text;
    int part = 0;
};
/// Removes the number of pieces that leave a tower from the text of a move. It is "(2)" or, after coordinates, ":2".
[[nodiscard]] PartedText<char32_t> withoutPart(std::u32string_view text);
[[nodiscard]] PartedText<char> withoutPart(std::string_view text);
/// Returns the set of kinds whose piece letter `spelling` turns into the text `letter`.
[[nodiscard]] std::uint16_t kindsSpelled(const MoveAlphabet& alphabet, const Spelling& spelling,
                                         std::u32string_view letter);
/// Parses a castling such as "O-O". Returns nullopt for other text.
[[nodiscard]] std::optional<WrittenMove> readCastling(const Spelling& spelling, std::u32string_view text);
/// Parses the squares between the piece letter and the promotion: "g1-f3", "1xf3" or "f3". Returns false for other
/// text.
[[nodiscard]] bool readSquares(const Rulebook& book, std::u32string_view text, WrittenMove& written);

[[nodiscard]] constexpr bool digit32(char32_t c) { return c >= U'0' && c <= U'9'; }

/// Calls `visit` with every possible meaning of `text`. Precondition: the characters of `text` have been replaced by
/// `spelling`. A text has several meanings if a letter is both a piece and a file, or if one letter is the start of
/// another.
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

/// Returns true if the written text can mean this move. Precondition: the move is legal.
[[nodiscard]] bool fits(const Position& position, Move move, const WrittenMove& written);

}  // namespace rokada
