#include "record/pgnreader.h"

#include "record/pgnmove.h"
#include "record/pgntokens.h"
#include "record/pgnwords.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rokada {

namespace {

/// Tags that are made from the game and not kept.
constexpr std::array<std::string_view, 4> ownTags{"Variant", "Rules", "SetUp", "FEN"};

RecordFault faultAt(const PgnToken& token, RecordTrouble what) {
    return {.what = what, .line = token.line, .column = token.column, .word = token.text, .why = {}};
}

/// The tags in front of the moves, and what they say of the game.
class Head {
public:
    explicit Head(PgnTokens& tokens) {
        for (token_ = tokens.next();; token_ = tokens.next()) {
            if (token_.sort == PgnToken::Sort::Tag) {
                tags_.push_back(token_);
            } else if (token_.sort == PgnToken::Sort::Broken) {
                note(faultAt(token_, RecordTrouble::BadTag));
            } else {
                return;
            }
        }
    }

    /// The first token behind the tags.
    [[nodiscard]] const PgnToken& rest() const { return token_; }
    [[nodiscard]] const std::optional<RecordFault>& fault() const { return fault_; }
    /// False if the moves cannot be read.
    [[nodiscard]] bool playable() const { return playable_; }

    [[nodiscard]] GameTree tree(Shelf& shelf) {
        const RulebookPtr book = rules(shelf);
        const PgnToken* fen = playable_ ? find("FEN") : nullptr;
        const auto start = fen ? startFrom(*book, *fen) : std::nullopt;
        // A game that is not understood is carried along as its tags, on any board.
        GameTree tree =
            start ? GameTree(book, *start) : GameTree(playable_ ? book : *shelf.book(allVariants().front(), {}));
        for (const PgnToken& tag : tags_) {
            if (!playable_ || std::find(ownTags.begin(), ownTags.end(), tag.text) == ownTags.end()) {
                tree.setTag(tag.text, tag.value);
            }
        }
        return tree;
    }

private:
    /// The last one of that name counts.
    [[nodiscard]] const PgnToken* find(std::string_view name) const {
        const auto found =
            std::find_if(tags_.rbegin(), tags_.rend(), [&](const PgnToken& t) { return t.text == name; });
        return found == tags_.rend() ? nullptr : &*found;
    }

    void note(RecordFault fault) {
        if (!fault_) fault_ = std::move(fault);
    }

    void giveUp(const PgnToken& tag, RecordTrouble what, std::optional<Fault> why = {}) {
        RecordFault fault = faultAt(tag, what);
        fault.word = tag.value;
        fault.why = why;
        note(std::move(fault));
        playable_ = false;
    }

    [[nodiscard]] RulebookPtr rules(Shelf& shelf) {
        const PgnToken* variant = find("Variant");
        const VariantInfo* info = variant ? gameMeant(variant->value) : &allVariants().front();
        if (!info) giveUp(*variant, RecordTrouble::UnknownGame);
        const PgnToken* options = info ? find("Rules") : nullptr;
        const auto choices = options ? choicesFrom(*info, options->value) : Choices();
        if (!choices) giveUp(*options, RecordTrouble::BadRules, choices.error());
        return *shelf.book(playable_ ? *info : allVariants().front(), choices.value_or(Choices()));
    }

    [[nodiscard]] std::optional<Position> startFrom(const Rulebook& book, const PgnToken& fen) {
        const auto position = startMeant(book, fen.value);
        if (position) return *position;
        giveUp(fen, RecordTrouble::BadStart, position.error());
        return std::nullopt;
    }

    PgnToken token_;
    std::vector<PgnToken> tags_;
    std::optional<RecordFault> fault_;
    bool playable_ = true;
};

/// The moves with everything between them.
class Moves {
public:
    Moves(GameTree& tree, std::optional<RecordFault>& fault) : tree_(tree), fault_(fault), position_(tree.start()) {}

    void read(PgnTokens& tokens, PgnToken token) {
        for (; token.sort != PgnToken::Sort::End && !over_; token = tokens.next()) take(token);
        if (!stack_.empty() || skipped_ > 0) note(faultAt(token, RecordTrouble::UnclosedLine));
        leaveComment();
    }

private:
    /// A line that waits for the end of one within it.
    struct Waiting {
        Node node;
        Position position;
    };

    void take(const PgnToken& token) {
        switch (token.sort) {
            case PgnToken::Sort::Tag:
            case PgnToken::Sort::End: break;
            case PgnToken::Sort::Broken:
                note(faultAt(token, token.text.empty() ? RecordTrouble::StrayBracket : RecordTrouble::UnclosedComment));
                break;
            case PgnToken::Sort::Comment: comment(token.text); break;
            case PgnToken::Sort::Open: open(token); break;
            case PgnToken::Sort::Close: close(token); break;
            case PgnToken::Sort::Glyph: glyph(token.text); break;
            case PgnToken::Sort::Symbol: symbol(token); break;
        }
    }

    void note(RecordFault fault) {
        if (!fault_) fault_ = std::move(fault);
    }

    [[nodiscard]] bool ignoring() const { return broken_ || skipped_ > 0; }

    void open(const PgnToken& token) {
        const bool nothing = node_ == Node::Root || startsLine_;
        const bool deep = stack_.size() >= DeepestLine;
        if (ignoring() || nothing || deep) {
            if (!ignoring()) note(faultAt(token, deep ? RecordTrouble::TooDeep : RecordTrouble::StrayBracket));
            ++skipped_;
            return;
        }
        leaveComment();
        stack_.push_back({node_, position_});
        node_ = tree_.parent(node_);
        position_ = positionAt(tree_, node_);
        startsLine_ = true;
    }

    void close(const PgnToken& token) {
        if (skipped_ > 0) {
            --skipped_;
            return;
        }
        if (stack_.empty()) return note(faultAt(token, RecordTrouble::StrayBracket));
        leaveComment();
        node_ = stack_.back().node;
        position_ = stack_.back().position;
        stack_.pop_back();
        startsLine_ = broken_ = false;
        afterLine_ = true;
    }

    void comment(std::string_view text) {
        if (ignoring()) return;
        Said said = saidIn(text);
        joinComment(startsLine_ || afterLine_ ? waiting_.after : tree_.remarks(node_).after, said.text);
        auto& commands = startsLine_ ? waiting_.commands : tree_.remarks(node_).commands;
        for (Command& command : said.commands) commands.push_back(std::move(command));
    }

    /// A comment that was meant for the next move has none to go to.
    void leaveComment() {
        joinComment(tree_.remarks(node_).after, waiting_.after);
        waiting_ = {};
    }

    /// A comment in front of a move is one of its own only where a line begins or lines lie between. There may be none
    /// left: brackets can be empty, and a line may repeat the move that it stands beside.
    [[nodiscard]] bool standsApart() const {
        const Node before = tree_.parent(node_);
        if (tree_.children(before).front() != node_) return true;
        if (before == Node::Root) return false;
        const auto& beside = tree_.children(tree_.parent(before));
        return beside.size() > 1 && beside.front() == before;
    }

    /// The next move has come.
    void giveComment() {
        Remarks& remarks = tree_.remarks(node_);
        joinComment(standsApart() ? remarks.before : tree_.remarks(tree_.parent(node_)).after, waiting_.after);
        for (Command& command : waiting_.commands) remarks.commands.push_back(std::move(command));
        waiting_ = {};
    }

    void glyph(std::string_view digits) {
        int number = 0;
        for (const char c : digits) number = std::min(256, number * 10 + (c - '0'));
        if (!ignoring() && !startsLine_ && node_ != Node::Root && number > 0 && number < 256) addGlyph(number);
    }

    void addGlyph(int number) {
        auto& glyphs = tree_.remarks(node_).glyphs;
        const auto glyph = static_cast<std::uint8_t>(number);
        if (std::find(glyphs.begin(), glyphs.end(), glyph) == glyphs.end()) glyphs.push_back(glyph);
    }

    void symbol(const PgnToken& token) {
        if (isResult(token.text)) {
            if (!stack_.empty() || skipped_ > 0) return;
            over_ = true;
            if (token.text != "*" && !tree_.tag("Result")) tree_.setTag("Result", token.text);
            return;
        }
        if (ignoring()) return;
        const std::string_view word = withoutNumber(token.text);
        if (word.empty() || word == "e.p." || word == "ep") return;
        play(token, word);
    }

    void play(const PgnToken& token, std::string_view word) {
        const std::size_t marks = word.find_last_not_of("!?") + 1;
        if (marks == 0) return glyph(std::to_string(glyphMeant(word)));
        const auto move = moveMeant(position_, word.substr(0, marks));
        if (!move) {
            RecordFault fault = faultAt(token, RecordTrouble::BadMove);
            fault.word = word;
            fault.why = move.error();
            note(std::move(fault));
            broken_ = true;
            return;
        }
        advance(position_, *move);
        node_ = tree_.add(node_, *move);
        startsLine_ = afterLine_ = false;
        giveComment();
        if (const int mark = glyphMeant(word.substr(marks))) addGlyph(mark);
    }

    GameTree& tree_;
    std::optional<RecordFault>& fault_;
    Node node_ = Node::Root;
    Position position_;
    std::vector<Waiting> stack_;
    Remarks waiting_;          ///< a comment that belongs to the next move
    std::size_t skipped_ = 0;  ///< open brackets of lines that are not read
    bool broken_ = false;      ///< the rest of the line is not read
    bool startsLine_ = false;  ///< a line was opened and has no move yet
    bool afterLine_ = false;   ///< a line has just been closed
    bool over_ = false;
};

}  // namespace

std::vector<Tag> pgnTags(const PgnText& text) {
    const std::string utf8 = utf8From(text.text);
    PgnTokens tokens(utf8);
    std::vector<Tag> tags;
    for (PgnToken token = tokens.next(); token.sort == PgnToken::Sort::Tag || token.sort == PgnToken::Sort::Broken;
         token = tokens.next()) {
        if (token.sort == PgnToken::Sort::Tag) tags.push_back({token.text, token.value});
    }
    return tags;
}

PgnGame readPgn(const PgnText& text, Shelf& shelf) {
    const std::string utf8 = utf8From(text.text);
    PgnTokens tokens(utf8, text.line);
    Head head(tokens);
    std::optional<RecordFault> fault = head.fault();
    GameTree tree = head.tree(shelf);
    if (!fault) fault = head.fault();
    if (head.playable()) Moves(tree, fault).read(tokens, head.rest());
    if (!fault && text.cut) fault = RecordFault{.what = RecordTrouble::TooLong, .line = text.line, .column = 1};
    return {std::move(tree), std::move(fault)};
}

}  // namespace rokada
