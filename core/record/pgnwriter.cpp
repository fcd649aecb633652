#include "record/pgnwriter.h"

#include "record/pgnwords.h"
#include "record/samerules.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr std::size_t LineWidth = 80;

std::string tagText(std::string_view name, std::string_view value) {
    std::string text = '[' + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' || c == '\0' ? ' ' : c;
    }
    return text + "\"]\n";
}

/// The tags that follow from the game. A game that could not be read keeps its own.
std::string rulesText(const GameTree& tree) {
    for (const char* own : {"Variant", "Rules", "SetUp", "FEN"}) {
        if (tree.tag(own)) return {};
    }
    const Variant& variant = tree.book().variant();
    const Variant usual = *makeVariant(allVariants().front(), {});
    std::string text;
    if (!sameVariant(variant, usual)) text += tagText("Variant", variant.id);
    if (!sameRules(variant, usual)) text += tagText("Rules", textOf(variant.choices));
    const std::string start = positionText(tree.start());
    if (start != positionText(startPosition(tree.book()))) text += tagText("SetUp", "1") + tagText("FEN", start);
    return text;
}

/// The "seven tag roster" of the PGN standard, in its order.
std::vector<Tag> unknownRoster() {
    return {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"}, {"Round", "?"},
            {"White", "?"}, {"Black", "?"}, {"Result", "*"}};
}

/// Joins words to lines of moderate length.
class Lines {
public:
    void add(std::string_view word) {
        // A bracket at the beginning of a line may be taken for a tag.
        const bool fits = width_ + 1 + word.size() < LineWidth || word.starts_with('[');
        if (width_ > 0 && !glued_) {
            text_ += fits ? ' ' : '\n';
            width_ = fits ? width_ + 1 : 0;
        }
        text_ += word;
        width_ += word.size();
        glued_ = false;
    }
    void paragraph() {
        text_ += "\n\n";
        width_ = 0;
        glued_ = false;
    }
    /// What comes next follows without a blank.
    void glue() { glued_ = true; }
    /// Follows what was there without a blank.
    void append(std::string_view end) {
        text_ += end;
        width_ += end.size();
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t width_ = 0;
    bool glued_ = false;
};

class Writer {
public:
    explicit Writer(const GameTree& tree) : tree_(tree) {}

    std::string moves(const std::string& result) {
        comment(tree_.remarks(Node::Root).after, tree_.remarks(Node::Root).commands);
        line(Node::Root, tree_.start());
        lines_.add(result);
        return lines_.text();
    }

private:
    /// When a move needs its number: the last one that was written, and whether something came in between.
    struct Numbering {
        int last = -1;
        bool interrupted = true;
    };

    /// What is written of a variation so far. A stack of these stands for recursion, which a file could make too deep.
    struct Open {
        Node node;  ///< the last move that was written
        Position position;
        Numbering numbering;
        std::size_t beside = 0;  ///< how many variations beside the next move are written; 0: not even that move
    };

    /// Everything after `node`, the variations beside its moves included.
    void line(Node node, const Position& position) {
        open_.push_back({node, position, {}});
        while (!open_.empty()) {
            if (!step()) close();
        }
    }

    /// Writes the next move, or opens the next variation beside it. False at the end of a variation.
    bool step() {
        Open& top = open_.back();
        const auto& moves = tree_.children(top.node);
        if (moves.empty()) return false;
        if (top.beside == 0) ply(moves.front(), top.position, top.numbering);
        if (++top.beside < moves.size()) {
            top.numbering.interrupted = true;
            openVariation(moves[top.beside], top.position);
            return true;
        }
        advance(top.position, tree_.move(moves.front()));
        top.node = moves.front();
        top.beside = 0;
        return true;
    }

    void openVariation(Node first, Position position) {
        lines_.add("(");
        lines_.glue();
        Numbering numbering;
        ply(first, position, numbering);
        advance(position, tree_.move(first));
        open_.push_back({first, position, numbering});
    }

    void close() {
        open_.pop_back();
        if (!open_.empty()) lines_.append(")");
    }

    /// One move with its number and everything that is said about it.
    void ply(Node node, const Position& position, Numbering& numbering) {
        const Remarks& remarks = tree_.remarks(node);
        comment(remarks.before, {});
        const int number = position.state().moveNumber;
        const bool shown = numbering.interrupted || !remarks.before.empty() || number != numbering.last;
        if (shown) lines_.add(std::to_string(number) + (position.turn() == 0 ? "." : "..."));
        numbering = {number, !remarks.after.empty() || !remarks.commands.empty()};
        lines_.add(wordOf(position, tree_.move(node)));
        for (const std::uint8_t nag : remarks.nags) lines_.add('$' + std::to_string(nag));
        comment(remarks.after, remarks.commands);
    }

    void comment(const std::string& text, const std::vector<Command>& commands) {
        if (text.empty() && commands.empty()) return;
        lines_.add("{");
        lines_.glue();
        // Not all programs look for their commands over the ends of lines.
        for (const Command& command : commands)
            lines_.add(unbraced("[%" + command.name + (command.value.empty() ? "" : ' ' + command.value) + ']'));
        words(text);
        lines_.append("}");
    }

    /// A closing brace would end the comment.
    static std::string unbraced(std::string text) {
        std::replace(text.begin(), text.end(), '}', ')');
        return text;
    }

    /// An empty line between paragraphs, unless the next one would be taken for the next game of the file. A bracket
    /// at the beginning of a line may be taken for a tag.
    void words(const std::string& comment) {
        std::string word;
        const auto end = [&] {
            if (!word.empty()) lines_.add(word);
            word.clear();
        };
        for (std::size_t i = 0; i < comment.size(); ++i) {
            if (comment[i] != ' ' && comment[i] != '\n') {
                word += comment[i] == '}' ? ')' : comment[i];
                continue;
            }
            end();
            if (comment[i] != '\n' || comment.compare(i + 1, 6, "[Event") == 0) continue;
            lines_.paragraph();
            if (comment.compare(i + 1, 1, "[") == 0) lines_.append(" ");
        }
        end();
    }

    const GameTree& tree_;
    Lines lines_;
    std::vector<Open> open_;  ///< the innermost last
};

}  // namespace

std::string pgnText(const GameTree& tree) {
    std::string text;
    for (const Tag& tag : tree.tags()) text += tagText(tag.name, tag.value);
    text += rulesText(tree);
    const std::string* result = tree.tag("Result");
    return text + '\n' + Writer(tree).moves(result && isResult(*result) ? *result : "*") + "\n\n";
}

std::string publishedPgn(GameTree tree) {
    std::vector<Tag> tags = tree.tags();
    auto place = tags.begin();
    for (const Tag& usual : unknownRoster()) {
        const auto there = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == usual.name; });
        place = (there == tags.end() ? tags.insert(place, usual) : there) + 1;
    }
    tree.setTags(std::move(tags));
    return pgnText(tree);
}

std::string missingRoster(const std::vector<Tag>& tags) {
    std::string text;
    for (const Tag& usual : unknownRoster()) {
        const bool there = std::any_of(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == usual.name; });
        if (!there) text += tagText(usual.name, usual.value);
    }
    return text;
}

std::string_view inPlaceOfGame(std::string_view published, std::string_view rest) {
    const bool apart = rest.empty() || rest.front() == '\n' || rest.front() == '\r';
    return apart ? published.substr(0, published.find_last_not_of('\n') + 1) : published;
}

}  // namespace rokada
