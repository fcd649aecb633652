#include "writtengames.h"

#include "record/gameresult.h"
#include "record/pgnwords.h"
#include "text/movetext.h"

#include <algorithm>
#include <array>

namespace rokada::test {

namespace {

class FactList {
public:
    explicit FactList(const GameTree& tree) : tree_(tree) {
        for (const Tag& tag : tree.tags())
            facts_.push_back({.type = Fact::Type::Tag, .text = tag.name + '=' + tag.value, .word = {}});
        remarks(tree.remarks(Node::Root).after);
        variation(Node::Root, tree.start());
    }

    [[nodiscard]] std::vector<Fact> take() { return std::move(facts_); }

private:
    /// Adds the facts of all moves after `node`, with their variations.
    void variation(Node node, Position position) {
        while (!tree_.children(node).empty()) {
            const std::span<const Node> moves = tree_.children(node);
            move(moves.front(), position);
            for (std::size_t i = 1; i < moves.size(); ++i) {
                facts_.push_back({.type = Fact::Type::Open, .text = {}, .word = {}});
                move(moves[i], position);
                Position beside = position;
                advance(beside, tree_.move(moves[i]));
                variation(moves[i], beside);
                facts_.push_back({.type = Fact::Type::Close, .text = {}, .word = {}});
            }
            node = moves.front();
            advance(position, tree_.move(node));
        }
    }

    void move(Node node, const Position& position) {
        const Move move = tree_.move(node);
        const Remarks& said = tree_.remarks(node);
        remarks(said.before);
        const bool special = move.type() == MoveType::Pass || move.type() == MoveType::Elimination;
        facts_.push_back({.type = Fact::Type::Move,
                          .text = special ? wordOf(position, move) : moveText(tree_.book(), move),
                          .word = wordOf(position, move),
                          .number = position.state().moveNumber,
                          .first = position.turn() == 0});
        for (const std::uint8_t nag : said.nags)
            facts_.push_back({.type = Fact::Type::Nag, .text = std::to_string(nag), .word = {}});
        remarks(said.after);
    }

    void remarks(const std::vector<Annotation>& all) {
        for (const Annotation& remark : all) {
            const Fact::Type type = remark.type == Annotation::Type::Comment  ? Fact::Type::Comment
                                    : remark.type == Annotation::Type::Escape ? Fact::Type::Escape
                                                                              : Fact::Type::Kept;
            facts_.push_back({.type = type, .text = remark.text, .word = {}});
        }
    }

    const GameTree& tree_;
    std::vector<Fact> facts_;
};

bool canBeWritten(const std::vector<GameTree>& games, Encoding encoding) {
    return std::ranges::all_of(games, [&](const GameTree& tree) {
        const std::vector<Fact> facts = factsOf(tree);
        return std::ranges::none_of(facts,
                                    [&](const Fact& fact) { return encoded(fact.text, encoding).missing.has_value(); });
    });
}

bool haveBraces(const std::vector<GameTree>& games) {
    return std::ranges::any_of(games, [](const GameTree& tree) {
        const std::vector<Fact> facts = factsOf(tree);
        return std::ranges::any_of(facts, [](const Fact& fact) { return fact.text.find('{') != std::string::npos; });
    });
}

}  // namespace

std::vector<Fact> factsOf(const GameTree& tree) { return FactList(tree).take(); }

FileStyle randomStyle(Random& random, const std::vector<GameTree>& games) {
    constexpr std::array<std::string_view, 5> lineEnds{"\n", "\n", "\n", "\r\n", "\r"};
    constexpr std::array<std::size_t, 4> widths{80, 80, 40, 255};
    FileStyle style;
    style.numbers = static_cast<FileStyle::Numbers>(below(random, 8) == 0 ? 3 : below(random, 3));
    // After a comment that contains a brace, the reader trusts moves only if a number confirms them.
    if (style.numbers == FileStyle::Numbers::None && haveBraces(games)) style.numbers = FileStyle::Numbers::Standard;
    style.lineEnd = lineEnds[below(random, lineEnds.size())];
    style.width = widths[below(random, widths.size())];
    style.lineComments = below(random, 4) == 0;
    style.mark = below(random, 4) == 0;
    if (below(random, 4) == 0 && canBeWritten(games, Encoding::Windows1251)) style.encoding = Encoding::Windows1251;
    if (unitSize(style.encoding) == 1 && style.encoding != Encoding::Utf8) style.mark = false;
    return style;
}

WrittenFile::WrittenFile(const std::vector<GameTree>& games, FileStyle style) : style_(std::move(style)) {
    for (const GameTree& tree : games) {
        games_.push_back(factsOf(tree));
        write(games_.back());
    }
}

void WrittenFile::write(const std::vector<Fact>& facts) {
    const std::size_t begin = tokens_.size();
    lastNumber_ = -1;
    interrupted_ = true;
    open_.assign(1, {});
    std::string_view result = "*";
    constexpr std::string_view Result = "Result=";
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const bool tag = facts[i].type == Fact::Type::Tag;
        if (!tag && i > 0 && facts[i - 1].type == Fact::Type::Tag) separator(style_.lineEnd);
        if (tag && facts[i].text.starts_with(Result))
            result = resultWord(resultMeant(facts[i].text.substr(Result.size())));
        writeFact(facts[i], i);
    }
    endVariation();
    add(WrittenToken::Type::Result, std::string(result), facts.size());
    for (std::size_t t = begin; t < tokens_.size(); ++t) {
        if (tokens_[t].type == WrittenToken::Type::Tag) tokens_[t].endOfVariation = tokens_.size() - 1;
    }
    tokens_.back().endOfVariation = tokens_.size() - 1;
    endLine();
    separator(style_.lineEnd);
}

void WrittenFile::writeFact(const Fact& fact, std::size_t at) {
    switch (fact.type) {
        case Fact::Type::Tag: return writeTag(fact, at);
        case Fact::Type::Move: return addMove(fact, at);
        case Fact::Type::Nag: return add(WrittenToken::Type::Nag, '$' + fact.text, at);
        case Fact::Type::Open:
            add(WrittenToken::Type::Open, "(", at);
            open_.emplace_back();
            glued_ = interrupted_ = true;
            return;
        case Fact::Type::Close:
            endVariation();
            open_.pop_back();
            glued_ = width_ > 0;
            interrupted_ = true;
            return add(WrittenToken::Type::Close, ")", at);
        case Fact::Type::Comment:
        case Fact::Type::Escape:
        case Fact::Type::Kept: return addRemark(fact, at);
    }
}

void WrittenFile::writeTag(const Fact& tag, std::size_t fact) {
    const std::size_t name = tag.text.find('=');
    std::string value;
    for (const char c : tag.text.substr(name + 1)) value.append(c == '"' || c == '\\' ? "\\" : "").append(1, c);
    add(WrittenToken::Type::Tag, '[' + tag.text.substr(0, name) + " \"" + value + "\"]", fact);
    endLine();
}

void WrittenFile::endVariation() {
    for (const std::size_t token : open_.back()) tokens_[token].endOfVariation = tokens_.size();
}

void WrittenFile::add(WrittenToken::Type type, std::string text, std::size_t fact) {
    separate(text.size());
    pieces_.push_back({text, tokens_.size()});
    if (type != WrittenToken::Type::Tag) open_.back().push_back(tokens_.size());
    tokens_.push_back({.type = type, .game = games_.size() - 1, .fact = fact});
    width_ += text.size();
    glued_ = false;
}

void WrittenFile::addMove(const Fact& move, std::size_t fact) {
    const bool shown =
        style_.numbers == FileStyle::Numbers::BeforeEachMove || interrupted_ || move.number != lastNumber_;
    const std::string number = std::to_string(move.number) + (move.first ? "." : "...");
    lastNumber_ = move.number;
    interrupted_ = false;
    if (!shown || style_.numbers == FileStyle::Numbers::None) return add(WrittenToken::Type::Move, move.word, fact);
    if (style_.numbers == FileStyle::Numbers::Glued) return add(WrittenToken::Type::Move, number + move.word, fact);
    add(WrittenToken::Type::Number, number, fact);
    add(WrittenToken::Type::Move, move.word, fact);
}

void WrittenFile::addRemark(const Fact& remark, std::size_t fact) {
    interrupted_ = true;
    const bool lines = remark.text.find('\n') != std::string::npos;
    if (remark.type == Fact::Type::Escape) {
        // The token includes the line ends around the escaped line, so no separator is needed.
        glued_ = true;
        add(WrittenToken::Type::Escape, style_.lineEnd + '%' + remark.text + style_.lineEnd, fact);
    } else if (remark.text.find('}') != std::string::npos || (style_.lineComments && !lines)) {
        add(WrittenToken::Type::LineComment, ';' + remark.text + style_.lineEnd, fact);
    } else {
        std::string text;
        for (const char c : remark.text) text += c == '\n' ? style_.lineEnd + style_.lineEnd : std::string(1, c);
        return add(WrittenToken::Type::Comment, '{' + text + '}', fact);
    }
    width_ = 0;
    glued_ = true;
}

/// Writes a blank or a line end before a token of `length` bytes, unless no separator is needed.
void WrittenFile::separate(std::size_t length) {
    if (glued_ || width_ == 0) return;
    if (width_ + 1 + length > style_.width) return endLine();
    separator(" ");
    ++width_;
}

void WrittenFile::separator(const std::string& text) { pieces_.push_back({text}); }

void WrittenFile::endLine() {
    separator(style_.lineEnd);
    width_ = 0;
    glued_ = true;
}

std::string WrittenFile::bytes() {
    std::string all;
    if (style_.mark) all = encoded("\uFEFF", style_.encoding).bytes;
    for (const Piece& piece : pieces_) {
        const std::size_t at = all.size();
        // Every piece must be encoded, because wide encodings use several bytes even for a blank.
        all += style_.encoding == Encoding::Utf8 ? piece.text : encoded(piece.text, style_.encoding).bytes;
        if (piece.token == NoToken) continue;
        tokens_[piece.token].at = at;
        tokens_[piece.token].end = all.size();
    }
    return all;
}

}  // namespace rokada::test
