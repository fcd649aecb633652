#include "record/pgnwriter.h"

#include "record/gameresult.h"
#include "record/pgnscanner.h"
#include "record/pgnwords.h"
#include "rules/samerules.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <utility>

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

/// Treatment of bytes that are not UTF-8: they are kept, or replaced by U+FFFD.
enum class StrayBytes : std::uint8_t { Kept, Replaced };

std::string spelled(std::string_view text, StrayBytes strays) {
    return strays == StrayBytes::Kept ? std::string(text) : withoutStrayBytes(text);
}

/// Writes the tags of a game. Derived tags are Variant, Rules, SetUp and FEN; see `isDerivedTag`. Derived tags with
/// correct values are written unchanged in their place. Wrong values are corrected in place, and missing tags are added
/// at the end.
class TagWriter {
public:
    TagWriter(const GameTree& tree, StrayBytes strays) : tree_(tree), strays_(strays), variant_(tree.book().variant()) {
        // Made once, because an import writes each of its games.
        static const Variant usual = *makeVariant(allVariants().front(), {});
        const std::string name(nameWritten(variant_));
        if (name != usual.id) derived_.push_back({"Variant", name});
        const bool told =
            name == variant_.id ? sameRules(variant_, usual) : sameChoices(*findVariant(variant_.id), rulesMeant(name));
        if (!told) derived_.push_back({"Rules", textOf(variant_.choices)});
        const std::string start = positionText(tree.start());
        const bool atStart = start == variant_.start || start == positionText(startPosition(tree.book()));
        if (atStart && !variant_.numberedStarts) return;
        derived_.push_back({"SetUp", "1"});
        derived_.push_back({"FEN", start});
    }

    [[nodiscard]] std::string text() {
        // A game that could not be read keeps all tags unchanged.
        const bool foreign = !understood();
        for (const Tag& tag : tree_.tags()) {
            if (foreign || !isDerivedTag(tag.name) || saysTheSame(tag)) {
                add(tag);
            } else if (const Tag* own = derived(tag.name)) {
                add(*own);
            }
        }
        for (const Tag& own : derived_) {
            if (!foreign && !written(own.name)) add(own);
        }
        return std::move(text_);
    }

private:
    [[nodiscard]] const Tag* derived(std::string_view name) const {
        const auto found = std::ranges::find(derived_, name, &Tag::name);
        return found == derived_.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool written(std::string_view name) const {
        return std::ranges::find(written_, name) != written_.end();
    }
    void add(const Tag& tag) {
        text_ += tagText(spelled(tag.name, strays_), spelled(tag.value, strays_));
        if (isDerivedTag(tag.name)) written_.push_back(tag.name);
    }

    /// Returns true if the tags describe a known variant with valid rules and a valid start position.
    [[nodiscard]] bool understood() const {
        const std::string* variant = tree_.tag("Variant");
        const VariantInfo* info = variant ? variantMeant(*variant) : &allVariants().front();
        const std::string* rules = tree_.tag("Rules");
        const std::string* start = tree_.tag("FEN");
        if (!info || (rules && !choicesFrom(*info, *rules))) return false;
        return !start || findVariant(variant_.id) != info || tree_.size() > 0 || parsePosition(tree_.book(), *start);
    }

    [[nodiscard]] bool saysTheSame(const Tag& tag) const {
        if (tag.name == "Variant") {
            const VariantInfo* info = variantMeant(tag.value);
            return info && findVariant(variant_.id) == info &&
                   (tree_.tag("Rules") || sameChoices(*info, rulesMeant(tag.value)));
        }
        if (tag.name == "Rules") return sameChoices(*findVariant(variant_.id), tag.value);
        if (tag.name == "SetUp") return (derived("FEN") != nullptr) == (tag.value == "1") || !derived("FEN");
        const auto start = parsePosition(tree_.book(), tag.value);
        return start && positionText(GameTree(tree_.sharedBook(), *start).start()) == positionText(tree_.start());
    }

    [[nodiscard]] bool sameChoices(const VariantInfo& info, std::string_view text) const {
        const auto choices = choicesFrom(info, text);
        const auto variant = choices ? makeVariant(info, *choices) : tl::make_unexpected(choices.error());
        return variant && variant->choices == variant_.choices;
    }

    const GameTree& tree_;
    StrayBytes strays_;
    const Variant& variant_;
    std::vector<Tag> derived_;
    std::vector<std::string> written_;
    std::string text_;
};

/// Returns the "seven tag roster" of the PGN standard in its order, with the values for unknown data.
std::vector<Tag> unknownRoster() {
    return {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"}, {"Round", "?"},
            {"White", "?"}, {"Black", "?"}, {"Result", "*"}};
}

/// Joins words to a text with lines of limited length.
class Lines {
public:
    void add(std::string_view word) {
        // Does not start a line with a bracket, because it could be read as a tag.
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
    /// Lets the next word follow without a space.
    void glue() { glued_ = true; }
    /// Appends a text with its line ends, after a space if necessary. At the start of a line, drops a leading line end.
    void raw(std::string_view text) {
        if (width_ == 0 && text.starts_with('\n')) text.remove_prefix(1);
        const bool apart = width_ > 0 && !glued_ && !text.starts_with('\n');
        // A '%' at the start of a line would escape the line, so a space precedes it.
        if (apart || (width_ == 0 && text.starts_with('%'))) text_ += ' ';
        text_ += text;
        const std::size_t line = text.rfind('\n');
        width_ = line == std::string_view::npos ? width_ + text.size() + 1 : text.size() - line - 1;
        glued_ = false;
    }
    /// Appends an escaped line, which other programs ignore.
    void escape(std::string_view text) {
        breakLine();
        text_.append("%").append(text).append("\n");
    }
    /// Starts a new line, unless the current line is empty.
    void breakLine() {
        if (width_ > 0) text_ += '\n';
        width_ = 0;
        glued_ = false;
    }
    /// Appends text to the last word without a space.
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
    Writer(const GameTree& tree, StrayBytes strays)
        : tree_(tree), strays_(strays), notation_{.letters = englishLetters(tree.book().variant())} {}

    std::string moves(std::string_view result) {
        const bool ends = tree_.children(Node::Root).empty();
        remarks(tree_.remarks(Node::Root).after, ends ? RestIs::Later : RestIs::Comment);
        line(Node::Root, tree_.start());
        lines_.add(result);
        return lines_.text();
    }

private:
    /// State that decides whether a move is written with its number: the last number, and whether something was written
    /// after it.
    struct Numbering {
        int last = -1;
        bool interrupted = true;
    };

    /// State of writing a variation. A stack replaces recursion, because variations in a file can be nested without
    /// limit.
    struct Open {
        Node node;  ///< last move that was written
        Position position;
        Numbering numbering;
        /// Number of moves after `node` that have been written or opened: the main move first, then the variations
        /// parallel to it.
        std::size_t beside = 0;
    };

    /// Writes all moves after `node`, with their variations.
    void line(Node node, const Position& position) {
        open_.push_back({node, position, {}});
        while (!open_.empty()) {
            if (!step()) close();
        }
    }

    /// Writes the next move, or opens the next variation parallel to it. Returns false at the end of a variation.
    bool step() {
        Open& top = open_.back();
        const auto moves = tree_.children(top.node);
        if (moves.empty()) {
            rest(top.node);
            return false;
        }
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

    /// Writes a move with its number, NAGs and remarks.
    void ply(Node node, const Position& position, Numbering& numbering) {
        const Remarks& said = tree_.remarks(node);
        remarks(said.before, RestIs::Comment);
        const int number = position.state().moveNumber;
        const bool shown = numbering.interrupted || !said.before.empty() || number != numbering.last;
        if (shown) lines_.add(std::to_string(number) + (position.turn() == 0 ? "." : "..."));
        numbering = {number, !said.after.empty()};
        lines_.add(wordOf(position, tree_.move(node), notation_));
        for (const std::uint8_t nag : said.nags) lines_.add('$' + std::to_string(nag));
        // Unread text must stand behind the last move of a variation; behind other moves it is written as a comment.
        const bool ends = tree_.children(node).empty();
        remarks(said.after, ends ? RestIs::Later : RestIs::Comment);
    }

    enum class RestIs { Later, Comment };

    void remarks(const std::vector<Annotation>& all, RestIs restIs) {
        for (const Annotation& remark : all) {
            switch (remark.type) {
                case Annotation::Type::Comment: comment(spelled(remark.text, strays_)); break;
                case Annotation::Type::Escape: lines_.escape(spelled(remark.text, strays_)); break;
                case Annotation::Type::Aside: raw(spelled(remark.text, strays_)); break;
                case Annotation::Type::Rest:
                    if (restIs == RestIs::Comment) comment(normalComment(spelled(remark.text, strays_)));
                    break;
            }
        }
    }

    /// Writes the unread text behind the last move of a variation.
    void rest(Node node) {
        // If the variation has no move, the text starts a new line. Otherwise, it could become part of a comment to the
        // line end.
        if (node == Node::Root) lines_.breakLine();
        for (const Annotation& remark : tree_.remarks(node).after) {
            if (remark.type == Annotation::Type::Rest) raw(spelled(remark.text, strays_));
        }
    }

    void raw(const std::string& text) {
        lines_.raw(text);
        if (needsLineEnd(text)) lines_.breakLine();
    }

    /// Returns true if more text in the same line would become part of a line comment, or close an open square bracket.
    static bool needsLineEnd(const std::string& text) {
        // Puts a space before the text. In the file, the text does not start a line, so a '%' at its start must not
        // count as an escape.
        const std::string inLine = ' ' + text;
        PgnScanner scanner(inLine);
        PgnToken last;
        for (PgnToken token = scanner.next(); token.type != PgnToken::Type::End; token = scanner.next()) {
            if (token.type == PgnToken::Type::Tag) token = scanner.asBracket(token);
            if (token.text == "[") return true;
            last = std::move(token);
        }
        return last.type == PgnToken::Type::LineComment || last.type == PgnToken::Type::Escape;
    }

    void comment(const std::string& text) {
        if (text.empty()) return;
        // A closing brace would end a comment in braces, so the comment is written up to the line end.
        if (text.find('}') != std::string::npos && text.find('\n') == std::string::npos) {
            lines_.add(";");
            lines_.raw(text);
            return lines_.breakLine();
        }
        lines_.add("{");
        lines_.glue();
        std::string inner = text;
        std::ranges::replace(inner, '}', ')');
        words(inner);
        lines_.append("}");
    }

    /// Writes the words of a comment, with an empty line between paragraphs. No line starts with a bracket, because it
    /// could be read as a tag. Commands stay in one line, because some programs do not find them otherwise.
    void words(std::string_view comment) {
        const std::size_t lastBracket = comment.rfind(']');
        for (std::size_t at = 0; at < comment.size();) {
            if (comment[at] == ' ' || comment[at] == '\n') {
                if (comment[at] == '\n') lines_.paragraph();
                ++at;
                if (comment[at - 1] == '\n' && comment.substr(at).starts_with('[')) lines_.append(" ");
                continue;
            }
            const bool command =
                comment.substr(at).starts_with("[%") && lastBracket != std::string_view::npos && at < lastBracket;
            const std::size_t end =
                command ? comment.find(']', at) + 1 : std::min(comment.find_first_of(" \n", at), comment.size());
            lines_.add(comment.substr(at, end - at));
            if (end < comment.size() && comment[end] != ' ' && comment[end] != '\n') lines_.glue();
            at = end;
        }
    }

    const GameTree& tree_;
    StrayBytes strays_;
    Notation notation_;
    Lines lines_;
    std::vector<Open> open_;  ///< open variations, the innermost last
};

}  // namespace

std::string pgnText(const GameTree& tree) {
    const std::string* result = tree.tag("Result");
    const std::string_view word = resultWord(result ? resultMeant(*result) : std::nullopt);
    const auto text = [&](StrayBytes strays) {
        return TagWriter(tree, strays).text() + '\n' + Writer(tree, strays).moves(word) + "\n\n";
    };
    std::string kept = text(StrayBytes::Kept);
    // If the text has no UTF-8 letters, its invalid bytes would be decoded with an old encoding, so they are replaced.
    return decoded(kept).encoding == Encoding::Utf8 ? kept : text(StrayBytes::Replaced);
}

std::optional<std::string> tagLines(const GameTree& tree) {
    std::string lines = TagWriter(tree, StrayBytes::Kept).text();
    return decoded(lines).encoding == Encoding::Utf8 ? std::optional(std::move(lines)) : std::nullopt;
}

std::string publishedPgn(GameTree tree) {
    std::vector<Tag> tags = tree.tags();
    auto place = tags.begin();
    for (const Tag& usual : unknownRoster()) {
        const auto there = std::ranges::find(tags, usual.name, &Tag::name);
        place = (there == tags.end() ? tags.insert(place, usual) : there) + 1;
    }
    tree.setTags(std::move(tags));
    return pgnText(tree);
}

std::string missingRoster(const std::vector<Tag>& tags) {
    std::string text;
    for (const Tag& usual : unknownRoster()) {
        const bool there = std::ranges::any_of(tags, [&](const Tag& t) { return t.name == usual.name; });
        if (!there) text += tagText(usual.name, usual.value);
    }
    return text;
}

std::optional<LineEnd> lineEndIn(std::string_view text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    return end > 0 && text[end - 1] == '\r' ? LineEnd::CrLf : LineEnd::Lf;
}

EncodedText inPlaceOfGame(std::string_view published, std::string_view rest, Encoding encoding, LineEnd lineEnd) {
    const bool apart = rest.empty() || rest.front() == '\n' || rest.front() == '\r';
    if (apart) published = published.substr(0, published.find_last_not_of('\n') + 1);
    if (lineEnd == LineEnd::Lf) return encoded(published, encoding);
    std::string text;
    for (const char c : published) {
        if (c == '\n') text += '\r';
        text += c;
    }
    return encoded(text, encoding);
}

}  // namespace rokada
