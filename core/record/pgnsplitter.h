// Cuts a stream of PGN into the texts of its games, chunk by chunk, in bounded memory and without reading the moves.
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

/// A place in a file. Lines and columns count from 1, columns in characters.
struct TextPlace {
    std::size_t line = 1, column = 1;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// A line outside of games that is neither tag nor move, or the comments behind the last one.
struct ForeignLine {
    TextPlace place;
    std::string text;  ///< its beginning
};

/// One game's text and where it stands in the stream.
struct PgnText {
    std::string text;                     ///< UTF-8, or its own bytes in an encoding of one byte a character
    std::uint64_t at = 0;                 ///< offset of its first byte in the stream
    std::uint64_t length = 0;             ///< in bytes of the stream
    std::size_t line = 1, column = 1;     ///< where it begins
    bool cut = false;                     ///< it was longer than `LongestGame` and is not complete
    Encoding encoding = Encoding::Utf8;   ///< UTF-16 and UTF-32 have been decoded, others have not
    std::optional<Encoding> oldEncoding;  ///< of the file's games without UTF-8 letters, see `decoded`
    std::vector<ForeignLine> foreign;     ///< lines behind the game, or in front of the first one

    /// The greatest size of a game.
    static constexpr std::size_t LongestGame = std::size_t{16} << 20;
    /// More foreign lines are not kept.
    static constexpr std::size_t MostForeignLines = 100;
};

class PgnSplitter {
public:
    /// `oldEncoding`: of the games without UTF-8 letters, if it is known. `encoding`: how the stream begins, if that is
    /// known without a mark.
    explicit PgnSplitter(std::optional<Encoding> oldEncoding = {}, Encoding encoding = Encoding::Utf8)
        : oldEncoding_(oldEncoding), decoder_(encoding) {}

    void feed(std::string_view chunk);
    /// The stream has ended.
    void finish();
    /// The next complete game, or nullopt until more is fed.
    [[nodiscard]] std::optional<PgnText> take();

private:
    /// A part of the window in one encoding.
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
    std::string window_;            ///< UTF-8 that has not been scanned to its end
    std::deque<Segment> segments_;  ///< of the window from `passed_` on
    std::size_t passed_ = 0;        ///< how much of the window `source_` and `column_` stand behind
    std::size_t wanted_ = 0;        ///< the size of the window from which on it is scanned again
    std::uint64_t source_ = 0;
    std::size_t column_ = 1;

    std::deque<PgnText> games_;
    PgnText game_;
    std::size_t kept_ = 0;     ///< the size of its text up to its last token
    std::size_t textEnd_ = 0;  ///< where the game's text ends in the window
    bool measured_ = true;     ///< the game's length is that of its text
    bool begun_ = false;       ///< the game's text has begun
    bool hasContent_ = false;  ///< it has tags, moves or a result, not only comments
    bool finished_ = false;
    bool lineGoesOn_ = false;  ///< the last foreign line is longer than its token
};

}  // namespace rokada
