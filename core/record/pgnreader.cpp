#include "record/pgnreader.h"

#include "base/characters.h"
#include "record/foundposition.h"
#include "record/gameresult.h"
#include "record/movespelling.h"
#include "record/pgnmoves.h"
#include "record/pgnwords.h"
#include "record/pgnwriter.h"
#include "variants/variants.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rokada {

namespace {

/// Tag with its offset in the text.
struct HeadTag {
    std::string name, value;
    std::size_t at = 0;
};

/// Reads the part of a game before the moves, and interprets its tags.
class Head {
public:
    explicit Head(std::string_view text) : grammar_(text) {
        bool begun = false;
        for (item_ = grammar_.next();; item_ = grammar_.next()) {
            const bool moves =
                item_.section == PgnGrammar::Section::Moves || item_.section == PgnGrammar::Section::Over;
            if (item_.startsGame && begun)
                item_.token = {.type = PgnToken::Type::End, .text = {}, .at = item_.token.at, .tag = {}};
            if (moves || item_.token.type == PgnToken::Type::End) return;
            begun = true;
            take(item_.token);
        }
    }

    /// Returns the grammar in its state after the first item of the moves.
    [[nodiscard]] const PgnGrammar& grammar() const { return grammar_; }
    /// Returns the first item of the moves.
    [[nodiscard]] const PgnGrammar::Item& firstOfMoves() const { return item_; }
    [[nodiscard]] const PgnFindings& findings() const { return findings_; }
    [[nodiscard]] const std::vector<HeadTag>& tags() const { return tags_; }
    /// Returns false if the moves cannot be read, because the rules or the start position are unknown.
    [[nodiscard]] bool playable() const { return playable_; }

    /// Returns a tree with the tags and the start position of the game, without moves.
    [[nodiscard]] GameTree tree(RulebookCache& rulebookCache) {
        const RulebookPtr book = rules(rulebookCache);
        const HeadTag* fen = playable_ ? tag("FEN") : nullptr;
        const auto start = fen ? startFrom(book, *fen, rulebookCache) : std::nullopt;
        // The tree of a game that cannot be read contains only its tags. It has the start position of the first
        // variant.
        GameTree tree = start ? GameTree(start->book, start->position)
                              : GameTree(playable_ ? book : *rulebookCache.book(allVariants().front(), {}));
        std::vector<Tag> kept;
        for (const HeadTag& each : tags_) kept.push_back({each.name, each.value});
        tree.setTags(std::move(kept));
        tree.remarks(Node::Root).after = remarks_;
        return tree;
    }

    [[nodiscard]] const HeadTag* tag(std::string_view name) const {
        const auto found = std::ranges::find(tags_, name, &HeadTag::name);
        return found == tags_.end() ? nullptr : &*found;
    }

private:
    void take(const PgnToken& token) {
        switch (token.type) {
            case PgnToken::Type::Tag:
                if (!token.tag->complete) findings_.add(token.at, PgnFindingCode::IncompleteTag, token.text);
                tags_.push_back({token.tag->name, token.tag->value, token.at});
                break;
            case PgnToken::Type::Comment:
                if (!token.closed) findings_.add(token.at, PgnFindingCode::UnclosedComment, token.text);
                addComment(token.inner());
                break;
            case PgnToken::Type::LineComment: addComment(token.inner()); break;
            case PgnToken::Type::Escape:
                remarks_.push_back({Annotation::Type::Escape, std::string(token.inner())});
                break;
            default: {
                findings_.add(token.at, PgnFindingCode::ForeignText, token.text);
                std::string text(token.text);
                std::ranges::replace(text, '}', ')');
                addComment(text);
            }
        }
    }

    void addComment(std::string_view text) {
        std::string comment = normalComment(text);
        if (!comment.empty()) remarks_.push_back({Annotation::Type::Comment, std::move(comment)});
    }

    void giveUp(const HeadTag& tag, PgnFindingCode what, std::optional<ParseError> why = {}) {
        findings_.add(tag.at, what, tag.value, why);
        playable_ = false;
    }

    [[nodiscard]] RulebookPtr rules(RulebookCache& rulebookCache) {
        const HeadTag* variant = tag("Variant");
        const VariantInfo* info = variant ? variantMeant(variant->value) : &allVariants().front();
        if (!info) giveUp(*variant, PgnFindingCode::UnknownVariant);
        const HeadTag* options = info ? tag("Rules") : nullptr;
        const std::string_view rules = options   ? std::string_view(options->value)
                                       : variant ? rulesMeant(variant->value)
                                                 : std::string_view();
        const auto choices = info ? choicesFrom(*info, rules) : Choices();
        if (!choices) giveUp(*options, PgnFindingCode::BadRules, choices.error());
        return *rulebookCache.book(playable_ ? *info : allVariants().front(), choices.value_or(Choices()));
    }

    [[nodiscard]] std::optional<FoundPosition> startFrom(const RulebookPtr& book, const HeadTag& fen,
                                                         RulebookCache& rulebookCache) {
        auto found = findPosition(book, fen.value, rulebookCache, namesRules());
        if (!found) {
            giveUp(fen, PgnFindingCode::BadStart, found.error());
            return std::nullopt;
        }
        for (const PositionRemark& remark : found->remarks) findings_.add(fen.at, remark, fen.value);
        return std::move(*found);
    }

    /// Returns true if the tags name the rules. The variant "From Position" does not name them.
    [[nodiscard]] bool namesRules() const {
        const HeadTag* variant = tag("Variant");
        return tag("Rules") || (variant && variant->value != "From Position");
    }

    PgnGrammar grammar_;
    PgnGrammar::Item item_;
    std::vector<HeadTag> tags_;
    std::vector<Annotation> remarks_;
    PgnFindings findings_;
    bool playable_ = true;
};

/// Result of reading the moves with the piece letters of one language.
struct Attempt {
    GameTree tree;
    ReadMoves moves;
    PieceLanguage letters;

    [[nodiscard]] int plies() const { return tree.plies(tree.variationEnd(Node::Root)); }
};

/// A reading with the letters of another language that also loses moves must have this many plies more than the best
/// reading so far. Otherwise, it is not used.
constexpr int ManyPlies = 8;

class Attempts {
public:
    Attempts(std::string_view text, const Head& head, const GameTree& tree, const std::stop_token& stop)
        : text_(text), head_(head), tree_(tree), stop_(stop) {}

    /// Reads the moves with the given piece letters. If moves are lost, tries other languages in which the first word
    /// that failed can be a legal move.
    [[nodiscard]] Attempt best(PieceLanguage letters) const {
        Attempt first = read(letters);
        if (first.moves.losses == 0 || first.moves.firstBadWord.empty()) return first;
        for (const PieceLanguage language : allPieceLanguages) {
            const Variant& variant = tree_.book().variant();
            const bool possible =
                language == PieceLanguage::English || mayBeSpelledIn(first.moves.firstBadWord, language, variant);
            if (language == letters || !possible || stop_.stop_requested()) continue;
            Attempt other = read(language);
            const bool all = other.moves.losses == 0 && other.plies() >= first.plies();
            if (all || other.plies() >= first.plies() + ManyPlies) {
                first = std::move(other);
                if (all) break;
            }
        }
        return first;
    }

private:
    [[nodiscard]] Attempt read(PieceLanguage letters) const {
        Attempt attempt{tree_, {}, letters};
        attempt.moves = readMoves(text_, head_.grammar(), head_.firstOfMoves(), attempt.tree, letters, stop_);
        return attempt;
    }

    std::string_view text_;
    const Head& head_;
    const GameTree& tree_;
    const std::stop_token& stop_;
};

/// Makes the tag Result agree with the result after the moves. The tag has priority if it contains a result.
void settleResult(GameTree& tree, ReadMoves& moves) {
    const std::string* tag = tree.tag("Result");
    const auto behind = resultMeant(moves.result);
    if (!tag) {
        if (behind) tree.setTag("Result", standardResult(moves.result));
        return;
    }
    const auto said = resultMeant(*tag);
    if (said) {
        if (behind && (behind->first != said->first || behind->second != said->second))
            moves.findings.add(moves.resultAt, PgnFindingCode::ResultsDiffer, moves.result);
        tree.setTag("Result", standardResult(*tag));
    } else if (behind) {
        moves.findings.add(moves.resultAt, PgnFindingCode::ResultOfMoves, moves.result);
        tree.setTag("Result", standardResult(moves.result));
    }
}

/// Returns true if the written form of the game is read as the same game.
bool readsTheSame(const GameTree& tree, RulebookCache& rulebookCache, const std::stop_token& stop) {
    const std::string text = pgnText(tree);
    Head head(text);
    const GameTree empty = head.tree(rulebookCache);
    if (!head.playable()) return false;
    Attempt again = Attempts(text, head, empty, stop).best(PieceLanguage::English);
    settleResult(again.tree, again.moves);
    return pgnText(again.tree) == text;
}

void keepAsComments(std::vector<Annotation>& remarks) {
    for (Annotation& remark : remarks) {
        const bool asItStands = remark.type == Annotation::Type::Rest || remark.type == Annotation::Type::Aside;
        if (asItStands) remark = asComment(std::move(remark.text));
    }
}

/// Converts unread text to comments if the written form of the game would be read differently. The words around unread
/// text are written in standard form, which can change the meaning of the unread text.
void settleKeptText(GameTree& tree, RulebookCache& rulebookCache, const std::stop_token& stop) {
    if (readsTheSame(tree, rulebookCache, stop) || stop.stop_requested()) return;
    std::vector<Node> open{Node::Root};
    while (!open.empty()) {
        const Node node = open.back();
        open.pop_back();
        if (!std::as_const(tree).remarks(node).empty()) {
            keepAsComments(tree.remarks(node).before);
            keepAsComments(tree.remarks(node).after);
        }
        open.insert(open.end(), tree.children(node).begin(), tree.children(node).end());
    }
}

/// Returns all findings with their places, in the order of the text.
PgnReport reportOf(const PgnText& text, std::string_view utf8, std::vector<PgnFindings> parts) {
    std::vector<PgnFindingAt> all;
    PgnReport report;
    // Foreign lines stand outside of the game, so their findings come first or last.
    const auto addForeign = [&](bool inFront) {
        for (const ForeignLine& line : text.foreign) {
            if ((line.place.line < text.line) != inFront) continue;
            report.add({.what = PgnFindingCode::ForeignLine,
                        .place = line.place,
                        .word = decoded(line.text, text.oldEncoding).utf8,
                        .why = {}});
        }
    };
    addForeign(true);
    for (PgnFindings& part : parts) std::ranges::move(part.found, std::back_inserter(all));
    std::ranges::stable_sort(all, {}, &PgnFindingAt::at);
    TextPlaces places(utf8, {text.line, text.column});
    for (PgnFindingAt& each : all) {
        each.finding.place = places.at(each.at);
        report.add(std::move(each.finding));
    }
    for (const PgnFindings& part : parts) report.addUncounted(part.uncounted);
    if (text.cut)
        report.add({.what = PgnFindingCode::TooLong, .place = {text.line, text.column}, .word = {}, .why = {}});
    addForeign(false);
    return report;
}

}  // namespace

std::vector<Tag> pgnTags(const PgnText& text) {
    const DecodedText decodedText = decoded(text.text, text.oldEncoding);
    const Head head(decodedText.utf8);
    std::vector<Tag> tags;
    for (const HeadTag& tag : head.tags()) tags.push_back({tag.name, tag.value});
    return tags;
}

PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop,
                PieceLanguage* letters) {
    DecodedText decodedText = decoded(text.text, text.oldEncoding);
    const std::string& utf8 = decodedText.utf8;
    const Encoding encoding = text.encoding == Encoding::Utf8 ? decodedText.encoding : text.encoding;
    Head head(utf8);
    const GameTree empty = head.tree(rulebookCache);
    if (!head.playable()) {
        PgnReport report = reportOf(text, utf8, {head.findings()});
        return {empty, std::move(report), encoding, false, std::move(decodedText.utf8)};
    }
    Attempt attempt = Attempts(utf8, head, empty, stop).best(letters ? *letters : PieceLanguage::English);
    settleResult(attempt.tree, attempt.moves);
    if (!attempt.moves.findings.found.empty()) settleKeptText(attempt.tree, rulebookCache, stop);
    PgnFindings own = head.findings();
    if (attempt.letters != PieceLanguage::English) {
        own.add(head.firstOfMoves().token.at, PgnFindingCode::OtherLetters, {});
        if (!own.found.empty()) own.found.back().finding.language = attempt.letters;
    }
    if (letters) *letters = attempt.letters;
    return {std::move(attempt.tree),
            reportOf(text, utf8, {std::move(own), std::move(attempt.moves.findings)}),
            encoding,
            true,
            {}};
}

}  // namespace rokada
