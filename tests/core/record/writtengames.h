// Writes games as PGN files in many styles, and records the place of every token. Tests of damaged files compare
// against these places.
#pragma once

#include "record/encoding.h"
#include "record/gametree.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace rokada::test {

using Random = std::mt19937_64;
[[nodiscard]] inline std::size_t below(Random& random, std::size_t n) { return static_cast<std::size_t>(random() % n); }

/// One element of a game: a tag, a move, a symbol, a bracket or a remark. A game is a list of facts in PGN order.
struct Fact {
    enum class Type : std::uint8_t { Tag, Move, Nag, Open, Close, Comment, Escape, Kept };

    Type type{};
    std::string text;    ///< `Tag`: "Name=value"; `Move`: coordinates of the move; remarks: their text
    std::string word;    ///< `Move`: short notation of the move
    int number = 0;      ///< `Move`: move number
    bool first = false;  ///< `Move`: true for the first of the moves with the same number

    friend bool operator==(const Fact& a, const Fact& b) { return a.type == b.type && a.text == b.text; }
};
[[nodiscard]] std::vector<Fact> factsOf(const GameTree& tree);

struct WrittenToken {
    enum class Type : std::uint8_t { Tag, Number, Move, Nag, Open, Close, Comment, LineComment, Escape, Result };

    Type type{};
    std::size_t game = 0;
    std::size_t fact = 0;  ///< index in the facts of the game; `Number`: fact of the move; `Result`: number of facts
    std::size_t at = 0, end = 0;     ///< offsets in the file: of the first byte, and of the byte after the last one
    std::size_t endOfVariation = 0;  ///< token that ends the surrounding variation: a bracket or the result
};

/// Style in which a program writes PGN files.
struct FileStyle {
    enum class Numbers : std::uint8_t { Standard, Glued, BeforeEachMove, None };

    Numbers numbers = Numbers::Standard;
    std::string lineEnd = "\n";
    std::size_t width = 80;
    bool lineComments = false;
    bool mark = false;  ///< true if the file begins with a byte order mark
    Encoding encoding = Encoding::Utf8;
};
[[nodiscard]] FileStyle randomStyle(Random& random, const std::vector<GameTree>& games);

class WrittenFile {
public:
    WrittenFile(const std::vector<GameTree>& games, FileStyle style);

    [[nodiscard]] const FileStyle& style() const { return style_; }
    [[nodiscard]] const std::vector<std::vector<Fact>>& games() const { return games_; }
    /// Returns the file in its encoding, and sets `at` and `end` of all tokens.
    [[nodiscard]] std::string bytes();
    [[nodiscard]] const std::vector<WrittenToken>& tokens() const { return tokens_; }

    /// Returns the number of places where text can be inserted.
    [[nodiscard]] std::size_t places() const { return pieces_.size() + 1; }
    /// Inserts a UTF-8 text between tokens.
    void insert(std::size_t place, std::string text) {
        pieces_.insert(pieces_.begin() + static_cast<std::ptrdiff_t>(place), {std::move(text), NoToken});
    }

private:
    static constexpr std::size_t NoToken = ~std::size_t{0};
    struct Piece {
        std::string text;
        std::size_t token = NoToken;
    };

    void write(const std::vector<Fact>& facts);
    void writeTag(const Fact& tag, std::size_t fact);
    void writeFact(const Fact& fact, std::size_t at);
    /// Sets `endOfVariation` in the tokens of the innermost variation.
    void endVariation();
    void add(WrittenToken::Type type, std::string text, std::size_t fact);
    void addMove(const Fact& move, std::size_t fact);
    void addRemark(const Fact& remark, std::size_t fact);
    void separate(std::size_t length);
    void separator(const std::string& text);
    void endLine();

    FileStyle style_;
    std::vector<std::vector<Fact>> games_;
    std::vector<Piece> pieces_;
    std::vector<WrittenToken> tokens_;
    std::size_t width_ = 0;  ///< width of the current line
    bool glued_ = true;      ///< the next token follows without a separator
    bool interrupted_ = true;
    int lastNumber_ = -1;
    std::vector<std::vector<std::size_t>> open_;  ///< tokens of each open variation, with the innermost variation last
};

}  // namespace rokada::test
