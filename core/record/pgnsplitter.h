// Splits a stream of PGN into the texts of its games. Reads the stream in chunks, with bounded memory, and does not
// parse moves.
#pragma once

#include "record/encoding.h"
#include "record/pgngrammar.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Place in a file. Lines and columns count from 1; columns count characters.
struct TextPlace {
    std::size_t line = 1, column = 1;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// Line outside of games that is neither a tag nor moves, or a comment after the last game.
struct ForeignLine {
    TextPlace place;
    std::string text;  ///< start of the line
};

/// Text of one game and its place in the stream.
struct PgnText {
    std::string text;                  ///< text in UTF-8, or unchanged bytes of an encoding with one byte per character
    std::uint64_t at = 0;              ///< offset of the first byte of the game in the stream
    std::uint64_t length = 0;          ///< length of the game in the stream, in bytes
    std::size_t line = 1, column = 1;  ///< line and column in the stream where the game starts
    bool cut = false;                  ///< true if the game is longer than `LongestGame` and was truncated
    /// Encoding in the stream. Text in UTF-16 and UTF-32 has been decoded, text in other encodings has not.
    Encoding encoding = Encoding::Utf8;
    std::optional<Encoding> oldEncoding;  ///< encoding of the game if it has no UTF-8 letters; see `decoded`
    std::vector<ForeignLine> foreign;     ///< foreign lines after the game, or before the first game

    /// Maximum size of the text of a game in bytes. Longer games are truncated.
    static constexpr std::size_t LongestGame = std::size_t{16} << 20;
    /// Maximum number of foreign lines that are kept for a game.
    static constexpr std::size_t MaxForeignLines = 100;
};

/// Splits a stream into games. Not thread-safe.
class PgnSplitter {
public:
    /// `oldEncoding` is the encoding of games without UTF-8 letters, if it is known. `encoding` is the encoding at the
    /// start of the stream if the stream has no byte order mark there.
    explicit PgnSplitter(std::optional<Encoding> oldEncoding = {}, Encoding encoding = Encoding::Utf8)
        : oldEncoding_(oldEncoding), decoder_(encoding) {}

    void feed(std::string_view chunk);
    /// Marks the end of the stream, so that the last game is complete.
    void finish();
    /// Returns the next complete game, or nullopt if more input is needed.
    [[nodiscard]] std::optional<PgnText> take();

private:
    /// Part of `window_` whose source text has one encoding.
    struct Segment {
        std::size_t length = 0;
        Encoding encoding = Encoding::Utf8;
    };

    void decode();
    void scan(bool last);
    void handle(const PgnGrammar::Item& item);
    void keep(const PgnToken& token);
    void addForeign(const PgnToken& token);
    static void addForeign(PgnText& game, TextPlace place, std::string_view text);
    void measure();
    void endGame();
    void advanceTo(std::size_t offset);
    void forget(std::size_t length);

    std::optional<Encoding> oldEncoding_;
    WideDecoder decoder_;
    PgnGrammar grammar_{{}, false};
    std::string window_;            ///< UTF-8 text that has not been scanned to its end
    std::deque<Segment> segments_;  ///< encodings of the window from `passed_` on
    std::size_t passed_ = 0;        ///< length of the part of the window that `source_` and `column_` have counted
    std::size_t wanted_ = 0;        ///< size of the window at which the next scan starts
    std::uint64_t source_ = 0;
    std::size_t column_ = 1;

    std::deque<PgnText> games_;
    PgnText game_;
    std::size_t kept_ = 0;     ///< size of the game's text up to the last token
    std::size_t textEnd_ = 0;  ///< end of the game's text in the window
    bool measured_ = true;     ///< true if `length` of the game includes all of its current text
    bool begun_ = false;       ///< true if the text of the game has started
    bool hasContent_ = false;  ///< true if the game has tags, moves or a result, not only comments
    bool finished_ = false;
    bool lineGoesOn_ = false;  ///< true if the last foreign line continues after its token
};

}  // namespace rokada
