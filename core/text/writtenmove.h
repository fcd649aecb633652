// The text of a move taken to parts, and the legal moves that fit them: one reader for short notation, PGN and typed
// moves. Letters are data.
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

/// How characters are compared: some stand for others, and capitals for small letters if case does not matter.
struct Spelling {
    std::u32string_view written, meant;  ///< small letters, one for one
    bool anyCase = false;

    [[nodiscard]] char32_t operator()(char32_t c) const;
};

/// The letters of one language.
struct MoveAlphabet {
    std::array<std::u32string_view, MaxKinds> letters;  ///< by kind, without digits; a pawn's may be empty
    std::size_t longest = 0;                            ///< of the letters
};

/// One reading of a text: what it says, and nothing else. A sign that is written has to be true; a missing one says
/// nothing, but for the file of a pawn that captures.
struct WrittenMove {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong };
    static constexpr int NoRank = -1;

    Type type = Type::Normal;
    bool named = false;           ///< a letter says which piece; else it is a pawn, or both squares are there in full
    bool captures = false;        ///< a capture was written
    bool drops = false;           ///< '@' was written
    bool promotes = false;        ///< a promotion was written
    std::uint16_t pieces = 0;     ///< kinds whose letter was written, or none if they need none, a bit each
    std::uint16_t promotion = 0;  ///< the same for what the piece becomes
    char file = 0;                ///< of the origin
    int rank = NoRank;            ///< of the origin
    Square to = NoSquare;         ///< nothing if a pawn's capture names files only: "exd"
    char toFile = 0;              ///< of such a capture
    int part = 0;                 ///< how many pieces of a tower were written; 0 for none

    [[nodiscard]] bool names(Kind piece) const { return (pieces >> piece & 1) != 0; }
    /// Origin and destination are there in full, without a letter: any piece may be meant.
    [[nodiscard]] bool coordinates() const { return !named && file != 0 && rank != NoRank; }
    /// A pawn's move that does not say where it begins: "d5", which no notation writes of a capture.
    [[nodiscard]] bool withoutFile() const { return !named && !captures && file == 0; }
    /// The origin is this square as far as the text says.
    [[nodiscard]] bool from(const Geometry& board, Square square) const {
        return (file == 0 || file == board.fileLetter(board.column(square))) &&
               (rank == NoRank || rank == board.rankNumber(board.row(square)));
    }
};

/// Without the signs that come last and say nothing of the move itself: check, mate, annotations, "e.p.".
[[nodiscard]] std::u32string_view withoutMarks(std::u32string_view text);
/// A text without the number of pieces that leave a tower, "(2)" or, after coordinates, ":2"; and that number, or 0.
template <class Char>
struct PartedText {
    std::basic_string<Char> text;
    int part = 0;
};
[[nodiscard]] PartedText<char32_t> withoutPart(std::u32string_view text);
[[nodiscard]] PartedText<char> withoutPart(std::string_view text);
/// The kinds whose letter, spelt as the text is, is this one; a bit each.
[[nodiscard]] std::uint16_t kindsSpelled(const MoveAlphabet& alphabet, const Spelling& spelling,
                                         std::u32string_view letter);
[[nodiscard]] std::optional<WrittenMove> readCastling(const Spelling& spelling, std::u32string_view text);
/// What stands between the letters of the piece and of its promotion: "g1-f3", "1xf3", "f3".
[[nodiscard]] bool readSquares(const Rulebook& book, std::u32string_view text, WrittenMove& written);

[[nodiscard]] constexpr bool digit32(char32_t c) { return c >= U'0' && c <= U'9'; }

/// Calls `visit` with every reading of the text, which has that spelling already. There are several when a letter is
/// both a piece's and a file's, or a letter begins with another one.
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

/// A legal move is one that the text may mean.
[[nodiscard]] bool fits(const Position& position, Move move, const WrittenMove& written);

}  // namespace rokada
