// Cuts a stream of PGN into the texts of its games, chunk by chunk, in bounded memory and without reading the moves.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// One game's text and where it stands in the stream.
struct PgnText {
    std::string text;
    std::uint64_t at = 0;      ///< offset of its first byte
    std::uint64_t length = 0;  ///< in bytes
    std::size_t line = 1;      ///< number of its first line
    bool cut = false;          ///< it was longer than `LongestGame` and is not complete

    /// The greatest size of a game.
    static constexpr std::size_t LongestGame = std::size_t{16} << 20;
};

class PgnSplitter {
public:
    void feed(std::string_view chunk);
    /// The stream has ended.
    void finish();
    /// The next complete game, or nothing until more is fed.
    [[nodiscard]] std::optional<PgnText> take();

private:
    enum class Lex { Plain, Brace, Line, Tag, Quote };
    enum class Phase { Between, Tags, Moves };

    void step(char c);
    void plain(char c);
    void inBrace(char c);
    void inTag(char c);
    void beginTag();
    void endToken();
    void keep(char c);
    void endGame(std::size_t withhold = 0);

    std::deque<PgnText> games_;
    PgnText game_;
    Lex lex_ = Lex::Plain;
    Phase phase_ = Phase::Between;
    bool hasContent_ = false;  ///< tags or moves, not only comments
    bool blankSoFar_ = true;   ///< nothing but blanks on this line yet
    bool escaped_ = false;     ///< after a backslash in quotes
    bool over_ = false;        ///< the game's result has been read
    std::string token_;
    int depth_ = 0;            ///< of open variations
    std::size_t matched_ = 0;  ///< letters of the tag that ends an unclosed comment
    std::uint64_t at_ = 0;
    std::size_t line_ = 1;
};

}  // namespace rokada
