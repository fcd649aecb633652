#include "record/pgnreader.h"

#include "record/pgntokens.h"
#include "record/pgnwords.h"
#include "record/startmeant.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace rokada {

namespace {

/// Tags that are made from the game and not kept.
constexpr std::array<std::string_view, 4> ownTags{"Variant", "Rules", "SetUp", "FEN"};

RecordError errorAt(const PgnToken& token, RecordErrorCode what) {
    return {.what = what, .line = token.line, .column = token.column, .word = token.text, .why = {}};
}

/// The tags in front of the moves, and what they say of the game.
class Head {
public:
    explicit Head(PgnTokens& tokens) {
        for (token_ = tokens.next();; token_ = tokens.next()) {
            if (token_.type == PgnToken::Type::Tag) {
                tags_.push_back(token_);
            } else if (token_.type == PgnToken::Type::Broken) {
                note(errorAt(token_, RecordErrorCode::BadTag));
            } else {
                return;
            }
        }
    }

    /// The first token behind the tags.
    [[nodiscard]] const PgnToken& rest() const { return token_; }
    [[nodiscard]] const std::optional<RecordError>& error() const { return error_; }
    /// False if the moves cannot be read.
    [[nodiscard]] bool playable() const { return playable_; }

    [[nodiscard]] GameTree tree(RulebookCache& rulebookCache) {
        const RulebookPtr book = rules(rulebookCache);
        const PgnToken* fen = playable_ ? find("FEN") : nullptr;
        const auto start = fen ? startFrom(*book, *fen) : std::nullopt;
        // A game that cannot be read keeps its tags, on any board.
        GameTree tree = start ? GameTree(book, *start)
                              : GameTree(playable_ ? book : *rulebookCache.book(allVariants().front(), {}));
        tree.setTags(keptTags());
        return tree;
    }

private:
    /// Each name once, at its first place, with its last value.
    [[nodiscard]] std::vector<Tag> keptTags() const {
        std::vector<Tag> kept;
        std::unordered_map<std::string_view, std::size_t> places;
        for (const PgnToken& tag : tags_) {
            if (playable_ && std::find(ownTags.begin(), ownTags.end(), tag.text) != ownTags.end()) continue;
            const auto [place, fresh] = places.try_emplace(tag.text, kept.size());
            fresh ? kept.push_back({tag.text, tag.value}) : static_cast<void>(kept[place->second].value = tag.value);
        }
        return kept;
    }

    /// The last one of that name counts.
    [[nodiscard]] const PgnToken* find(std::string_view name) const {
        const auto found =
            std::find_if(tags_.rbegin(), tags_.rend(), [&](const PgnToken& t) { return t.text == name; });
        return found == tags_.rend() ? nullptr : &*found;
    }

    void note(RecordError error) {
        if (!error_) error_ = std::move(error);
    }

    void giveUp(const PgnToken& tag, RecordErrorCode what, std::optional<ParseError> why = {}) {
        RecordError error = errorAt(tag, what);
        error.word = tag.value;
        error.why = why;
        note(std::move(error));
        playable_ = false;
    }

    [[nodiscard]] RulebookPtr rules(RulebookCache& rulebookCache) {
        const PgnToken* variant = find("Variant");
        const VariantInfo* info = variant ? variantMeant(variant->value) : &allVariants().front();
        if (!info) giveUp(*variant, RecordErrorCode::UnknownVariant);
        const PgnToken* options = info ? find("Rules") : nullptr;
        const std::string_view rules = options   ? std::string_view(options->value)
                                       : variant ? rulesMeant(variant->value)
                                                 : std::string_view();
        const auto choices = info ? choicesFrom(*info, rules) : Choices();
        if (!choices) giveUp(*options, RecordErrorCode::BadRules, choices.error());
        return *rulebookCache.book(playable_ ? *info : allVariants().front(), choices.value_or(Choices()));
    }

    [[nodiscard]] std::optional<Position> startFrom(const Rulebook& book, const PgnToken& fen) {
        const auto position = startMeant(book, fen.value);
        if (position) return *position;
        giveUp(fen, RecordErrorCode::BadStart, position.error());
        return std::nullopt;
    }

    PgnToken token_;
    std::vector<PgnToken> tags_;
    std::optional<RecordError> error_;
    bool playable_ = true;
};

/// The moves with everything between them.
class Moves {
public:
    Moves(GameTree& tree, std::optional<RecordError>& error)
        : tree_(tree), error_(error), position_(tree.start()), before_(tree.start()) {}

    void read(PgnTokens& tokens, PgnToken token, const std::stop_token& stop) {
        for (; token.type != PgnToken::Type::End && !over_; token = tokens.next()) {
            if (stop.stop_requested()) return;
            take(token);
        }
        if (!stack_.empty() || skipped_ > 0) note(errorAt(token, RecordErrorCode::UnclosedVariation));
        leaveComment();
    }

private:
    /// A variation that waits for the end of a nested one.
    struct Waiting {
        Node node;
        Position position, before;
    };

    void take(const PgnToken& token) {
        switch (token.type) {
            case PgnToken::Type::Tag:
            case PgnToken::Type::End: break;
            case PgnToken::Type::Broken:
                note(errorAt(token,
                             token.text.empty() ? RecordErrorCode::StrayBracket : RecordErrorCode::UnclosedComment));
                break;
            case PgnToken::Type::Comment: comment(token.text); break;
            case PgnToken::Type::Open: open(token); break;
            case PgnToken::Type::Close: close(token); break;
            case PgnToken::Type::Nag: nag(token.text); break;
            case PgnToken::Type::Symbol: symbol(token); break;
        }
    }

    void note(RecordError error) {
        if (!error_) error_ = std::move(error);
    }

    [[nodiscard]] bool ignoring() const { return broken_ || skipped_ > 0; }

    void open(const PgnToken& token) {
        const bool nothing = node_ == Node::Root || startsVariation_;
        const bool deep = stack_.size() >= DeepestVariation;
        if (ignoring() || nothing || deep) {
            if (!ignoring()) note(errorAt(token, deep ? RecordErrorCode::TooDeep : RecordErrorCode::StrayBracket));
            ++skipped_;
            return;
        }
        leaveComment();
        stack_.push_back({node_, position_, before_});
        node_ = tree_.parent(node_);
        position_ = before_;
        startsVariation_ = true;
    }

    void close(const PgnToken& token) {
        if (skipped_ > 0) {
            --skipped_;
            return;
        }
        if (stack_.empty()) return note(errorAt(token, RecordErrorCode::StrayBracket));
        leaveComment();
        node_ = stack_.back().node;
        position_ = stack_.back().position;
        before_ = stack_.back().before;
        stack_.pop_back();
        startsVariation_ = broken_ = false;
        afterVariation_ = true;
    }

    void comment(std::string_view text) {
        if (ignoring()) return;
        CommentParts parts = commentParts(text);
        joinComment(startsVariation_ || afterVariation_ ? waiting_.after : tree_.remarks(node_).after, parts.text);
        auto& commands = startsVariation_ ? waiting_.commands : tree_.remarks(node_).commands;
        for (Command& command : parts.commands) commands.push_back(std::move(command));
    }

    /// A comment for the next move, of which there is none.
    void leaveComment() {
        joinComment(tree_.remarks(node_).after, waiting_.after);
        waiting_ = {};
    }

    /// A comment in front of a move is one of its own only where a variation begins or variations lie between. There
    /// may be none left: brackets can be empty.
    [[nodiscard]] bool standsApart() const {
        const Node before = tree_.parent(node_);
        if (tree_.children(before).front() != node_) return true;
        if (before == Node::Root) return false;
        const auto& beside = tree_.children(tree_.parent(before));
        return beside.size() > 1 && beside.front() == before;
    }

    /// The next move has come. Commands in front of it are said of the position before, and are kept where they stand.
    void giveComment() {
        if (standsApart()) {
            std::string said;
            for (const Command& command : waiting_.commands)
                said += "[%" + command.name + (command.value.empty() ? "" : ' ' + command.value) + "] ";
            joinComment(tree_.remarks(node_).before, said + waiting_.after);
        } else {
            Remarks& earlier = tree_.remarks(tree_.parent(node_));
            joinComment(earlier.after, waiting_.after);
            for (Command& command : waiting_.commands) earlier.commands.push_back(std::move(command));
        }
        waiting_ = {};
    }

    void nag(std::string_view digits) {
        int number = 0;
        for (const char c : digits) number = std::min(256, number * 10 + (c - '0'));
        if (!ignoring() && !startsVariation_ && node_ != Node::Root && number > 0 && number < 256) addNag(number);
    }

    void addNag(int number) {
        auto& nags = tree_.remarks(node_).nags;
        const auto nag = static_cast<std::uint8_t>(number);
        if (std::find(nags.begin(), nags.end(), nag) == nags.end()) nags.push_back(nag);
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
        if (const int mark = nagMeant(word)) return nag(std::to_string(mark));
        const std::size_t marks = word.find_last_not_of("!?") + 1;
        if (marks == 0) return;
        auto move = moveMeant(position_, word.substr(0, marks));
        std::vector<int> judgements{nagMeant(word.substr(marks))};
        if (!move) move = judged(move, word, judgements);
        if (!move) {
            RecordError error = errorAt(token, RecordErrorCode::BadMove);
            error.word = word;
            error.why = move.error();
            note(std::move(error));
            broken_ = true;
            return;
        }
        before_ = position_;
        advance(position_, *move);
        node_ = tree_.append(node_, *move);
        startsVariation_ = afterVariation_ = false;
        giveComment();
        for (const int mark : judgements) {
            if (mark > 0) addNag(mark);
        }
    }

    /// The move of "Nf3+=" or "Nf3!+/-", and its judgements; as it was if that is no move either.
    [[nodiscard]] Parsed<Move> judged(const Parsed<Move>& otherwise, std::string_view word,
                                      std::vector<int>& judgements) {
        std::vector<int> found;
        for (auto [rest, mark] = withoutNag(word); mark != 0; std::tie(rest, mark) = withoutNag(rest)) {
            found.insert(found.begin(), mark);
            // A move is also read with the marks behind it, and they would be lost.
            if (withoutNag(rest).second != 0) continue;
            const auto move = moveMeant(position_, rest);
            if (!move) continue;
            judgements = std::move(found);
            return move;
        }
        return otherwise;
    }

    GameTree& tree_;
    std::optional<RecordError>& error_;
    Node node_ = Node::Root;
    Position position_;  ///< after the move of `node_`
    Position before_;    ///< before it: where a variation begins
    std::vector<Waiting> stack_;
    Remarks waiting_;               ///< a comment that belongs to the next move
    std::size_t skipped_ = 0;       ///< open brackets of variations that are not read
    bool broken_ = false;           ///< the rest of the variation is not read
    bool startsVariation_ = false;  ///< a variation was opened and has no move yet
    bool afterVariation_ = false;   ///< a variation has just been closed
    bool over_ = false;
};

}  // namespace

std::vector<Tag> pgnTags(const PgnText& text) {
    const std::string utf8 = decoded(text.text).utf8;
    PgnTokens tokens(utf8);
    std::vector<Tag> tags;
    for (PgnToken token = tokens.next(); token.type == PgnToken::Type::Tag || token.type == PgnToken::Type::Broken;
         token = tokens.next()) {
        if (token.type == PgnToken::Type::Tag) tags.push_back({token.text, token.value});
    }
    return tags;
}

PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop) {
    const auto [utf8, encoding] = decoded(text.text);
    PgnTokens tokens(utf8, text.line);
    Head head(tokens);
    std::optional<RecordError> error = head.error();
    GameTree tree = head.tree(rulebookCache);
    if (!error) error = head.error();
    if (head.playable()) Moves(tree, error).read(tokens, head.rest(), stop);
    if (!error && text.cut) error = RecordError{.what = RecordErrorCode::TooLong, .line = text.line, .column = 1};
    return {std::move(tree), std::move(error), encoding};
}

}  // namespace rokada
