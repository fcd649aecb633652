// Games written as files of many styles, with the place of every token: what is there before a file is damaged.
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

/// One thing that a game says. A game is a list of them, in the order in which PGN writes them.
struct Fact {
    enum class Type : std::uint8_t { Tag, Move, Nag, Open, Close, Comment, Escape, Kept };

    Type type{};
    std::string text;    ///< `Tag`: "Name=value"; `Move`: in coordinates; of remarks their text
    std::string word;    ///< `Move`: in short notation
    int number = 0;      ///< `Move`: its number
    bool first = false;  ///< `Move`: the first one of its number

    friend bool operator==(const Fact& a, const Fact& b) { return a.type == b.type && a.text == b.text; }
};
[[nodiscard]] std::vector<Fact> factsOf(const GameTree& tree);

struct WrittenToken {
    enum class Type : std::uint8_t { Tag, Number, Move, Nag, Open, Close, Comment, LineComment, Escape, Result };

    Type type{};
    std::size_t game = 0;
    std::size_t fact = 0;            ///< of its game; of `Number`, that of its move; of `Result`, the number of all
    std::size_t at = 0, end = 0;     ///< in bytes of the file
    std::size_t endOfVariation = 0;  ///< the token that ends the moves around it: a bracket or the result
};

/// How a program writes its files.
struct FileStyle {
    enum class Numbers : std::uint8_t { Standard, Glued, BeforeEachMove, None };

    Numbers numbers = Numbers::Standard;
    std::string lineEnd = "\n";
    std::size_t width = 80;
    bool lineComments = false;
    bool mark = false;  ///< a byte order mark at the beginning
    Encoding encoding = Encoding::Utf8;
};
[[nodiscard]] FileStyle randomStyle(Random& random, const std::vector<GameTree>& games);

class WrittenFile {
public:
    WrittenFile(const std::vector<GameTree>& games, FileStyle style);

    [[nodiscard]] const FileStyle& style() const { return style_; }
    [[nodiscard]] const std::vector<std::vector<Fact>>& games() const { return games_; }
    /// In bytes of the file's encoding. The tokens have the places that they have there.
    [[nodiscard]] std::string bytes();
    [[nodiscard]] const std::vector<WrittenToken>& tokens() const { return tokens_; }

    /// The number of places at which something can be added.
    [[nodiscard]] std::size_t places() const { return pieces_.size() + 1; }
    /// Adds a text, in UTF-8, at a place between tokens.
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
    /// The tokens of the innermost variation end with the next one.
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
    std::size_t width_ = 0;  ///< of the line so far
    bool glued_ = true;      ///< nothing stands between the last token and the next one
    bool interrupted_ = true;
    int lastNumber_ = -1;
    std::vector<std::vector<std::size_t>> open_;  ///< the tokens of each open variation, the innermost last
};

}  // namespace rokada::test
