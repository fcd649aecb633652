// Splits a stream of PGN into the texts of its games, in chunks, with bounded memory and without reading the moves.
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

/// Place in a file. Lines and columns count from 1, columns in characters.
struct TextPlace {
    std::size_t line = 1, column = 1;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// Line outside of games that is neither a tag nor moves, or comments after the last game.
struct ForeignLine {
    TextPlace place;
    std::string text;  ///< start of the line
};

/// Text of one game and its place in the stream.
struct PgnText {
    std::string text;                     ///< UTF-8, or unchanged bytes of a single-byte encoding
    std::uint64_t at = 0;                 ///< offset of the first byte in the stream
    std::uint64_t length = 0;             ///< length in bytes of the stream
    std::size_t line = 1, column = 1;     ///< start in the stream
    bool cut = false;                     ///< longer than `LongestGame` and truncated
    Encoding encoding = Encoding::Utf8;   ///< UTF-16 and UTF-32 have been decoded, other encodings not
    std::optional<Encoding> oldEncoding;  ///< encoding of games without UTF-8 letters, see `decoded`
    std::vector<ForeignLine> foreign;     ///< lines after the game, or before the first one

    /// Maximum size of a game in bytes.
    static constexpr std::size_t LongestGame = std::size_t{16} << 20;
    /// Maximum number of foreign lines that are kept.
    static constexpr std::size_t MostForeignLines = 100;
};

/// Splits a stream into games. Not thread-safe.
class PgnSplitter {
public:
    /// `oldEncoding` is that of games without UTF-8 letters, if known. `encoding` is that of the start of the stream,
    /// if known without a byte order mark.
    explicit PgnSplitter(std::optional<Encoding> oldEncoding = {}, Encoding encoding = Encoding::Utf8)
        : oldEncoding_(oldEncoding), decoder_(encoding) {}

    void feed(std::string_view chunk);
    /// Ends the stream.
    void finish();
    /// Returns the next complete game, or nullopt if more input is needed.
    [[nodiscard]] std::optional<PgnText> take();

private:
    /// Part of the window in one encoding.
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
    std::string window_;            ///< UTF-8 text not scanned to its end
    std::deque<Segment> segments_;  ///< segments of the window from `passed_`
    std::size_t passed_ = 0;        ///< part of the window counted in `source_` and `column_`
    std::size_t wanted_ = 0;        ///< window size at which the next scan starts
    std::uint64_t source_ = 0;
    std::size_t column_ = 1;

    std::deque<PgnText> games_;
    PgnText game_;
    std::size_t kept_ = 0;     ///< size of the text up to the last token
    std::size_t textEnd_ = 0;  ///< end of the game's text in the window
    bool measured_ = true;     ///< `length` of the game matches its text
    bool begun_ = false;       ///< the text of the game has started
    bool hasContent_ = false;  ///< it has tags, moves or a result, not only comments
    bool finished_ = false;
    bool lineGoesOn_ = false;  ///< the last foreign line continues after its token
};

}  // namespace rokada
