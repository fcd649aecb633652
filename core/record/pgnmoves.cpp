#include "record/pgnmoves.h"

#include "base/characters.h"
#include "record/gameresult.h"
#include "record/movespelling.h"
#include "record/pgnreader.h"
#include "record/pgnwords.h"
#include "rules/movegen.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

namespace rokada {

namespace {

/// Returns true if the word, between two moves, marks an en passant capture.
bool saysEnPassant(std::string_view word) { return word == "e.p." || word == "ep" || word == "e.p"; }

bool asksForDiagram(std::string_view word) { return word == "D" || word == "(D)"; }

/// Returns true if the word can be a promotion that a space separates from its move, for example "=Q+".
bool continuesPromotion(std::string_view word) {
    constexpr std::string_view signs = "=/(";
    const bool sign = !word.empty() && signs.find(word[0]) != std::string_view::npos;
    const std::size_t letter = sign ? 1 : 0;
    constexpr std::size_t Longest = 6;
    return word.size() > letter && word.size() <= Longest && !looksLikeMove(word) && numberAt(word).length == 0;
}

/// Returns the text with Unix line ends and no other changes.
std::string verbatim(std::string_view text) {
    std::string same;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!text.substr(at).starts_with("\r\n")) same += text[at] == '\r' ? '\n' : text[at];
    }
    return same;
}

/// Adds the closing braces and brackets that are missing at the end.
std::string balanced(std::string text) {
    // Puts a space before the text. In the file, the text does not start a line, so a '%' at its start must not count
    // as an escape.
    const std::string inLine = ' ' + text;
    PgnScanner scanner(inLine);
    std::size_t depth = 0;
    PgnToken last;
    for (PgnToken token = scanner.next(); token.type != PgnToken::Type::End; token = scanner.next()) {
        // A tag among moves is text in brackets.
        if (token.type == PgnToken::Type::Tag) token = scanner.asBracket(token);
        depth += token.type == PgnToken::Type::Open;
        depth -= token.type == PgnToken::Type::Close && depth > 0;
        last = std::move(token);
    }
    const bool line = last.type == PgnToken::Type::LineComment || last.type == PgnToken::Type::Escape;
    if (last.type == PgnToken::Type::Comment && !last.closed) text += '}';
    if (line && depth > 0) text += '\n';
    // Without a space, the added ")" would turn a single letter into a promotion: "(Q)".
    if (depth > 0 && last.type == PgnToken::Type::Word && last.text.size() == 1) text += ' ';
    return text.append(depth, ')');
}

class MovesReader {
public:
    MovesReader(std::string_view text, PgnGrammar grammar, GameTree& tree, PieceLanguage letters)
        : text_(text), grammar_(std::move(grammar)), tree_(tree), letters_(letters), line_(tree.start()) {}

    ReadMoves read(PgnGrammar::Item item, const std::stop_token& stop) {
        for (const Annotation& before : tree_.remarks(Node::Root).after) {
            if (before.type == Annotation::Type::Comment && mayHideMoves(before.text)) doubtFrom(item.token.at, false);
        }
        for (; item.token.type != PgnToken::Type::End && !(item.startsGame && begun_); item = next()) {
            if (stop.stop_requested()) break;
            begun_ = true;
            take(item);
            behindLine_ = item.token.type == Type::LineComment || item.token.type == Type::Escape;
            if (behindLine_) lineEnds_.push_back(item.token.at + item.token.text.size());
        }
        finish(item.token.at);
        return std::move(read_);
    }

private:
    using Type = PgnToken::Type;

    /// State before an unknown word. The state is restored if the next move number does not fit the moves after the
    /// word.
    struct Doubt {
        std::size_t at = 0;  ///< start of the text that is kept unread if the state is restored
        /// True if the unknown word directly follows a move number, where a move must stand. The moves after it then
        /// count only if a later move number fits.
        bool inPlaceOfMove = false;
        // State of the variation before the unknown word.
        Node node{};
        Position position, before;
        bool startsVariation = false, afterVariation = false;
        std::size_t children = 0, beside = 0, remarks = 0, nags = 0;
        std::vector<Annotation> waiting;
        std::size_t waitingAt = 0;
    };

    /// Variation that is being read.
    struct Line {
        explicit Line(const Position& start) : position(start), before(start) {}

        std::size_t at = 0;  ///< offset of the opening bracket
        Node node = Node::Root;
        Node first = Node::Root;          ///< first move of the variation
        Position position;                ///< position after the move of `node`
        Position before;                  ///< position before the move of `node`, where a parallel variation starts
        bool startsVariation = false;     ///< true if the variation is open and has no move yet
        bool afterVariation = false;      ///< true if a variation parallel to the move of `node` has just ended
        std::vector<Annotation> waiting;  ///< remarks for the next move
        std::size_t waitingAt = 0;        ///< offset of the first remark in `waiting`
        int numberShift = 0;              ///< move numbers in the text minus move numbers in the positions
        std::unique_ptr<Doubt> doubt;
        std::optional<std::size_t> number;  ///< offset of a move number that directly precedes the next token
        std::optional<std::size_t> rest;    ///< offset from which the text of the variation is kept unread
    };

    [[nodiscard]] PgnGrammar::Item next() {
        if (peeked_) return *std::exchange(peeked_, std::nullopt);
        return grammar_.next();
    }
    [[nodiscard]] const PgnGrammar::Item& peek() {
        if (!peeked_) peeked_ = grammar_.next();
        return *peeked_;
    }

    void take(const PgnGrammar::Item& item) {
        const PgnToken& token = item.token;
        if (item.section == PgnGrammar::Section::Over) return takeAfterResult(token);
        keepResultInside();
        if (aside_) return takeInAside(token);
        if (line_.rest) return takeInRest(token, item);
        const auto number = std::exchange(line_.number, std::nullopt);
        switch (token.type) {
            case Type::Comment:
            case Type::LineComment: takeComment(token); break;
            case Type::Escape:
                remark({Annotation::Type::Escape, std::string(trimmedEnd(token.inner()))}, token.at);
                break;
            case Type::Open: open(token); break;
            case Type::Close: close(token); break;
            case Type::Nag: nag(token); break;
            case Type::Result: result(token); break;
            case Type::Word: word(token, number); break;
            case Type::Bracket: bracket(token); break;
            case Type::Tag:
            case Type::Foreign:
            case Type::End:
            case Type::Incomplete: break;
        }
    }

    static std::string_view trimmedEnd(std::string_view text) {
        while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
        return text;
    }

    void find(std::size_t at, PgnFindingCode what, std::string_view word, std::optional<ParseError> why = {}) {
        read_.findings.add(at, what, word, why);
    }

    // --- comments and other remarks

    void takeComment(const PgnToken& token) {
        if (!token.closed) find(token.at, PgnFindingCode::UnclosedComment, token.text);
        remark({Annotation::Type::Comment, normalComment(token.inner())}, token.at);
        if (mayHideMoves(token.inner())) doubtFrom(token.at + token.text.size(), false);
    }

    /// Returns true if the comment contains an opening brace. The closing brace of an earlier comment is then probably
    /// missing, and the comment can hide moves.
    static bool mayHideMoves(std::string_view comment) { return comment.find('{') != std::string_view::npos; }

    void remark(Annotation remark, std::size_t at) {
        if (remark.type == Annotation::Type::Comment && remark.text.empty()) return;
        remarksFor(at).push_back(std::move(remark));
    }

    /// Returns the list for a remark at this offset: remarks after the last move, or remarks that wait for the next
    /// move.
    [[nodiscard]] std::vector<Annotation>& remarksFor(std::size_t at) {
        if (!line_.startsVariation && !line_.afterVariation) return tree_.remarks(line_.node).after;
        if (line_.waiting.empty()) line_.waitingAt = at;
        return line_.waiting;
    }

    /// Keeps a word that is not a move as a comment. Adjacent words form one comment.
    void keepWord(const PgnToken& token) {
        find(token.at, PgnFindingCode::UnknownWord, token.text);
        std::string text = normalComment(token.text);
        std::ranges::replace(text, '}', ')');
        std::vector<Annotation>& remarks = remarksFor(token.at);
        const bool together = lastWordEnd_ && !remarks.empty() &&
                              withoutBlanks(text_.substr(*lastWordEnd_, token.at - *lastWordEnd_)).empty();
        if (together) {
            remarks.back().text += ' ' + text;
        } else {
            remarks.push_back({Annotation::Type::Comment, std::move(text)});
        }
        lastWordEnd_ = token.at + token.text.size();
    }

    /// Attaches the remarks that wait for the next move to the last move, because no move follows. An unread variation
    /// among them becomes a comment, because behind the last move it would be read as a variation of that move.
    void leaveRemarks() {
        if (line_.waiting.empty()) return;
        auto& after = tree_.remarks(line_.node).after;
        for (Annotation& remark : line_.waiting)
            after.push_back(remark.type == Annotation::Type::Aside ? asComment(remark.text) : std::move(remark));
        line_.waiting.clear();
    }

    /// Returns true if the remarks before the last move belong to this move, and false if they belong to its parent.
    /// They belong to this move at the start of a variation, and after variations parallel to the parent. Variations
    /// without moves do not count.
    [[nodiscard]] bool standsApart() const {
        const Node before = tree_.parent(line_.node);
        if (tree_.children(before).front() != line_.node) return true;
        if (before == Node::Root) return false;
        const auto beside = tree_.children(tree_.parent(before));
        return beside.size() > 1 && beside.front() == before;
    }

    void giveRemarks() {
        if (line_.waiting.empty()) return;
        const Node owner = standsApart() ? line_.node : tree_.parent(line_.node);
        auto& remarks = owner == line_.node ? tree_.remarks(owner).before : tree_.remarks(owner).after;
        std::ranges::move(line_.waiting, std::back_inserter(remarks));
        line_.waiting.clear();
    }

    void bracket(const PgnToken& token) {
        if (token.text.size() > 1) {
            doubtFrom(token.at, false);
            return keepWord(token);
        }
        find(token.at, PgnFindingCode::StrayBracket, token.text);
    }

    void nag(const PgnToken& token) {
        const std::string_view digits = token.inner();
        int number = -1;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        constexpr int Highest = 255;
        const bool known = number >= 0 && number <= Highest && line_.node != Node::Root && !line_.startsVariation;
        if (known) return addNag(number);
        doubtFrom(token.at, false);
        keepWord(token);
    }

    void addNag(int number) {
        auto& nags = tree_.remarks(line_.node).nags;
        const auto nag = static_cast<std::uint8_t>(number);
        if (std::ranges::find(nags, nag) == nags.end()) nags.push_back(nag);
    }

    // --- variations

    void open(const PgnToken& token) {
        const bool nothing = line_.node == Node::Root || line_.startsVariation;
        if (nothing || lines_.size() >= DeepestVariation) {
            find(token.at, nothing ? PgnFindingCode::StrayVariation : PgnFindingCode::TooDeep, token.text);
            ++read_.losses;
            aside_ = Aside{token.at, 1};
            return;
        }
        leaveRemarks();
        Line inner(line_.before);
        inner.at = token.at;
        inner.node = tree_.parent(line_.node);
        inner.startsVariation = true;
        inner.numberShift = line_.numberShift;
        lines_.push_back(std::move(line_));
        line_ = std::move(inner);
    }

    void close(const PgnToken& token) {
        if (lines_.empty()) {
            find(token.at, PgnFindingCode::StrayBracket, token.text);
            return doubtFrom(token.at, false);
        }
        auto unread = endLine(token.at);
        const bool moves = !line_.startsVariation;
        leaveLine();
        // If the variation replaces the first move of the surrounding variation, both are siblings in the tree, and the
        // closed one is written after the surrounding one. It then does not separate the next remarks from their move.
        const bool beside = lines_.empty() || tree_.parent(line_.node) != tree_.parent(line_.first);
        line_.afterVariation |= moves && beside;
        if (unread) keepVariation(std::move(*unread));
    }

    /// Returns to the surrounding variation. Remarks of a variation without moves go to the last move before it.
    void leaveLine() {
        const std::vector<Annotation> left = std::move(line_.waiting);
        line_ = std::move(lines_.back());
        lines_.pop_back();
        if (left.empty()) return;
        auto& after = tree_.remarks(line_.node).after;
        for (const Annotation& each : left)
            after.push_back(each.type == Annotation::Type::Aside ? asComment(each.text) : each);
    }

    /// Keeps the text of a variation whose first move could not be read, as a remark of the current move.
    void keepVariation(std::string text) {
        Annotation remark = letters_ == PieceLanguage::English ? Annotation{Annotation::Type::Aside, std::move(text)}
                                                               : asComment(std::move(text));
        tree_.remarks(line_.node).after.push_back(std::move(remark));
    }

    /// Variation that is kept as unread text.
    struct Aside {
        std::size_t at = 0;
        std::size_t depth = 0;
    };

    void takeInAside(const PgnToken& token) {
        aside_->depth += token.type == Type::Open;
        aside_->depth -= token.type == Type::Close;
        if (token.type == Type::Result) result(token);
        if (aside_->depth == 0) endAside(token.at + token.text.size());
    }

    void endAside(std::size_t end) {
        const Aside aside = *std::exchange(aside_, std::nullopt);
        std::string text = balanced(verbatim(withoutBlanks(text_.substr(aside.at, end - aside.at))));
        auto& remarks = line_.startsVariation ? line_.waiting : tree_.remarks(line_.node).after;
        // Text that is kept unread must be read in the same way from the written game. This fails if it has piece
        // letters of another language, or stands before the first move, where it would count as text outside of the
        // moves. It then becomes a comment.
        const bool same = letters_ == PieceLanguage::English && line_.node != Node::Root;
        remarks.push_back(same ? Annotation{Annotation::Type::Aside, std::move(text)} : asComment(std::move(text)));
    }

    // --- unread text

    void takeInRest(const PgnToken& token, const PgnGrammar::Item& item) {
        if (token.type == Type::Open) ++restDepth_;
        if (token.type == Type::Close) {
            if (restDepth_ == 0 && !lines_.empty()) return close(token);
            if (restDepth_ > 0) --restDepth_;
        }
        const bool ends = token.type == Type::Result && item.section == PgnGrammar::Section::Moves;
        if (ends) result(token);
    }

    /// Keeps the text from offset `rest` to the end of the variation unread. If an unconfirmed unknown word precedes
    /// it, the unread text begins at this word.
    void breakLine(std::size_t rest) {
        ++read_.losses;
        line_.rest = rest;
        if (line_.doubt) {
            line_.rest = line_.doubt->at;
            takeBack(*line_.doubt);
            line_.doubt.reset();
        }
        if (line_.afterVariation && !line_.waiting.empty()) {
            line_.rest = line_.waitingAt;
            line_.waiting.clear();
        }
        restDepth_ = 0;
    }

    /// Restores the state before an unknown word: removes all moves and remarks after it.
    void takeBack(const Doubt& doubt) {
        removeFrom(doubt.node, doubt.children);
        if (doubt.node != Node::Root) removeFrom(tree_.parent(doubt.node), doubt.beside);
        line_.node = doubt.node;
        line_.position = doubt.position;
        line_.before = doubt.before;
        line_.startsVariation = doubt.startsVariation;
        line_.afterVariation = doubt.afterVariation;
        line_.waiting = doubt.waiting;
        line_.waitingAt = doubt.waitingAt;
        tree_.remarks(doubt.node).after.resize(doubt.remarks);
        tree_.remarks(doubt.node).nags.resize(doubt.nags);
        lastWordEnd_.reset();
    }

    void removeFrom(Node parent, std::size_t first) {
        while (tree_.children(parent).size() > first) tree_.remove(tree_.children(parent).back());
    }

    void doubtFrom(std::size_t at, bool inPlaceOfMove) {
        if (line_.doubt) {
            line_.doubt->inPlaceOfMove |= inPlaceOfMove;
            return;
        }
        const bool root = line_.node == Node::Root;
        const Remarks& remarks = std::as_const(tree_).remarks(line_.node);
        line_.doubt =
            std::make_unique<Doubt>(Doubt{.at = at,
                                          .inPlaceOfMove = inPlaceOfMove,
                                          .node = line_.node,
                                          .position = line_.position,
                                          .before = line_.before,
                                          .startsVariation = line_.startsVariation,
                                          .afterVariation = line_.afterVariation,
                                          .children = tree_.children(line_.node).size(),
                                          .beside = root ? 0 : tree_.children(tree_.parent(line_.node)).size(),
                                          .remarks = remarks.after.size(),
                                          .nags = remarks.nags.size(),
                                          .waiting = line_.waiting,
                                          .waitingAt = line_.waitingAt});
    }

    /// Ends the variation and keeps its unread text behind its moves. If the variation has no moves, returns the unread
    /// text instead.
    [[nodiscard]] std::optional<std::string> endLine(std::size_t end) {
        const bool unconfirmed = line_.doubt && line_.doubt->inPlaceOfMove && line_.node != line_.doubt->node;
        if (unconfirmed && !line_.rest) {
            find(line_.doubt->at, PgnFindingCode::LostMove, text_.substr(line_.doubt->at, end - line_.doubt->at));
            breakLine(line_.doubt->at);
        }
        if (!line_.rest) {
            if (!line_.startsVariation) leaveRemarks();
            return std::nullopt;
        }
        const bool empty = line_.startsVariation;
        const std::size_t begin = empty ? line_.at : *line_.rest;
        std::string text = balanced(verbatim(withoutBlanks(text_.substr(begin, end - begin))));
        if (newlineAt(begin)) text.insert(text.begin(), '\n');
        restDepth_ = 0;
        line_.rest.reset();
        if (empty) {
            line_.waiting.clear();
            return text;
        }
        leaveRemarks();
        // Text that is kept unread must be read in the same way from the written game, which uses English piece
        // letters. Before the first move, it must also look like moves. Any other text becomes a comment.
        const bool same = letters_ == PieceLanguage::English && (line_.node != Node::Root || beginsMoves(text));
        tree_.remarks(line_.node)
            .after.push_back(same ? Annotation{Annotation::Type::Rest, std::move(text)} : asComment(std::move(text)));
        return std::nullopt;
    }

    /// Returns true if the text is read as moves when it follows the tags of the game.
    [[nodiscard]] bool beginsMoves(std::string_view text) const {
        const std::string behind = (tree_.tags().empty() ? "" : "[A \"a\"]\n") + std::string(text);
        PgnGrammar grammar(behind);
        PgnGrammar::Item item = grammar.next();
        if (item.token.type == PgnToken::Type::Tag) item = grammar.next();
        return item.section == PgnGrammar::Section::Moves;
    }

    /// Returns true if a line ends at `at` or in the spaces around it, except at the end of a line comment. The caller
    /// then puts a line end before the unread text, because words at the start of a line are read differently.
    [[nodiscard]] bool newlineAt(std::size_t at) const {
        while (at > 0 && blank(text_[at - 1])) --at;
        if (std::ranges::binary_search(lineEnds_, at)) return false;
        for (; at < text_.size() && blank(text_[at]); ++at) {
            if (text_[at] == '\n' || text_[at] == '\r') return true;
        }
        return false;
    }

    // --- results

    void result(const PgnToken& token) {
        read_.result = token.text;
        read_.resultAt = token.at;
        resultEnd_ = token.at;
        resultInside_ = !lines_.empty() || restDepth_ > 0 || aside_;
        if (resultInside_) resultToken_ = token;
    }

    /// Keeps the last result as a word if it is inside a variation. Called when more text follows, because only a
    /// result at the end of the text ends the game.
    void keepResultInside() {
        if (!std::exchange(resultInside_, false)) return;
        read_.result.clear();
        resultEnd_.reset();
        if (!line_.rest && !aside_) keepWord(resultToken_);
    }

    void takeAfterResult(const PgnToken& token) {
        if (token.type == Type::Escape)
            return addBehind({Annotation::Type::Escape, std::string(trimmedEnd(token.inner()))});
        const bool comment = token.type == Type::Comment || token.type == Type::LineComment;
        std::string text = normalComment(comment ? token.inner() : token.text);
        if (!comment) {
            find(token.at, PgnFindingCode::UnknownWord, token.text);
            std::ranges::replace(text, '}', ')');
            if (wordBehind_) return static_cast<void>(behind_.back().text += ' ' + text);
        } else if (!token.closed) {
            find(token.at, PgnFindingCode::UnclosedComment, token.text);
        }
        if (text.empty()) return;
        addBehind({Annotation::Type::Comment, std::move(text)});
        wordBehind_ = !comment;
    }

    void addBehind(Annotation remark) {
        behind_.push_back(std::move(remark));
        wordBehind_ = false;
    }

    void finish(std::size_t end) {
        const std::size_t movesEnd = resultEnd_.value_or(end);
        if (aside_) {
            find(end, PgnFindingCode::UnclosedVariation, {});
            endAside(movesEnd);
        }
        if (!lines_.empty() || restDepth_ > 0) find(end, PgnFindingCode::UnclosedVariation, {});
        std::optional<std::string> unread;
        for (;;) {
            if (unread) keepVariation(std::move(*unread));
            unread = endLine(movesEnd);
            if (lines_.empty()) break;
            leaveLine();
        }
        if (behind_.empty()) return;
        // Unread text comes last, because it would absorb remarks after it when the game is read again.
        auto& after = tree_.remarks(line_.node).after;
        const bool rest = !after.empty() && after.back().type == Annotation::Type::Rest;
        after.insert(after.end() - (rest ? 1 : 0), behind_.begin(), behind_.end());
    }

    // --- moves

    void word(const PgnToken& token, std::optional<std::size_t> numberBefore) {
        if (token.at < foreignEnd_) return keepWord(token);
        const PgnNumber number = numberAt(token.text);
        const bool numbered = number.length > 0 && numbersMove(number, token);
        if (numbered) {
            if (!noteNumber(number, token)) return;
            numberBefore = token.at;
        }
        const std::string_view word = token.text.substr(numbered ? number.length : dotsBefore(token.text));
        if (word.empty()) {
            line_.number = numberBefore;
            numberStartsLine_ = startsLine(token);
            return;
        }
        if (saysEnPassant(word)) return;
        const bool moved = line_.node != Node::Root && !line_.startsVariation;
        if (const int mark = asksForDiagram(word) ? 220 : nagMeant(word); mark > 0 && moved) return addNag(mark);
        if (isLast() && !moved && lines_.empty() && resultMeant(word)) return result(token);
        play(token, word, numberBefore);
    }

    /// Returns the length of the dots before a move, or 0. A space can separate these dots from the move number.
    static std::size_t dotsBefore(std::string_view word) {
        const std::size_t dots = dotsAt(word);
        return dots > 0 && (dots == word.size() || looksLikeMove(word.substr(dots))) ? dots : 0;
    }

    [[nodiscard]] bool isLast() { return peek().token.type == Type::End || peek().startsGame; }

    [[nodiscard]] int shiftOf(const PgnNumber& number) const {
        return number.number - line_.position.state().moveNumber;
    }

    /// Returns true if the move number continues the earlier move numbers.
    [[nodiscard]] bool continuesNumbers(const PgnNumber& number) const {
        return shiftOf(number) == 0 || shiftOf(number) == line_.numberShift;
    }

    /// Returns true if the number is a move number, and false if it belongs to other words, as in "Page 3". A number
    /// that fits the position is always a move number. Any other number counts only if dots or a move follow it in the
    /// line. If it starts a line, this line must also contain moves.
    [[nodiscard]] bool numbersMove(const PgnNumber& number, const PgnToken& token) {
        if (shiftOf(number) == 0) return true;
        if (startsLine(token) && foreignLineEnd(token.at)) return false;
        if (number.dots) return true;
        const PgnToken& follows = peek().token;
        return follows.type == Type::Word && follows.line == token.line &&
               (dotsAt(follows.text) > 0 || looksLikeMove(follows.text));
    }

    /// Checks a move number after an unknown word. If the number does not fit, keeps the rest of the variation unread
    /// and returns false.
    bool noteNumber(const PgnNumber& number, const PgnToken& token) {
        if (!line_.doubt) {
            line_.numberShift = shiftOf(number);
            return true;
        }
        const bool twoSides = tree_.book().sides() == 2;
        const bool turnFits = !twoSides || !number.ellipsis || line_.position.turn() != 0;
        if (continuesNumbers(number) && turnFits) {
            line_.doubt.reset();
            return true;
        }
        find(token.at, PgnFindingCode::LostMove, token.text);
        breakLine(line_.doubt->at);
        return false;
    }

    void play(const PgnToken& token, std::string_view word, std::optional<std::size_t> numberBefore) {
        auto move = readMove(line_.position, word, letters_);
        if (!move && peek().token.type == Type::Word && continuesPromotion(peek().token.text)) {
            if (auto whole = readMove(line_.position, std::string(word).append(peek().token.text), letters_)) {
                move = std::move(whole);
                peeked_.reset();
            }
        }
        if (move) return append(*move);
        // In the last word, "0-0" is not castling but the result of a game that both players have lost.
        if (lines_.empty() && isLast() && resultMeant(word)) return result(token);
        const std::size_t at = numberBefore.value_or(token.at);
        if (looksLikeMove(word)) {
            find(token.at, PgnFindingCode::BadMove, word, move.error());
            if (read_.firstBadWord.empty()) read_.firstBadWord = word;
            return breakLine(at);
        }
        if (const auto begin = foreignLine(token, at)) {
            doubtFrom(at, false);
            foreignEnd_ = *foreignLineEnd(*begin);
            return keepWord(from(token, *begin));
        }
        doubtFrom(at, numberBefore.has_value());
        keepWord(from(token, token.at + token.text.size() - word.size()));
    }

    /// Returns the start of the line of an unknown word if the line contains no moves, otherwise nullopt. Words of such
    /// a line are not damaged moves. `number` is the offset of the move number before the word.
    [[nodiscard]] std::optional<std::size_t> foreignLine(const PgnToken& word, std::size_t number) const {
        const bool begins = startsLine(word) || (number < word.at && numberStartsLine_);
        const std::size_t begin = startsLine(word) ? word.at : number;
        return begins && foreignLineEnd(begin) ? std::optional(begin) : std::nullopt;
    }

    /// Returns true if the token starts a line. Text directly after a line comment or an escaped line does not count,
    /// because its line ends can change when the game is written.
    [[nodiscard]] bool startsLine(const PgnToken& token) const { return token.startsLine && !behindLine_; }

    /// Returns the end of a line of words that starts at `at`: the line end, a round bracket or a result. Returns
    /// nullopt if the line starts with the expected move number, or if one of the words looks like a move. Text after a
    /// bracket does not count, because it can become a comment when the game is written.
    [[nodiscard]] std::optional<std::size_t> foreignLineEnd(std::size_t at) const {
        PgnScanner line(text_.substr(at, lineEndAt(text_, at) - at));
        PgnToken token = line.next();
        const PgnNumber number = numberAt(token.text);
        if (number.dots && shiftOf(number) == 0) return std::nullopt;
        for (; token.type != Type::End; token = line.next()) {
            if (token.type == Type::Tag) token = line.asBracket(token);
            if (token.type == Type::Result || token.type == Type::Open || token.type == Type::Close) break;
            if (token.type == Type::Word && looksLikeMove(token.text)) return std::nullopt;
        }
        return at + token.at;
    }

    [[nodiscard]] PgnToken from(PgnToken token, std::size_t at) const {
        token.text = text_.substr(at, token.at + token.text.size() - at);
        token.at = at;
        return token;
    }

    void append(const SpelledMove& spelled) {
        line_.before = line_.position;
        advance(line_.position, spelled.move);
        line_.node = tree_.append(line_.node, spelled.move);
        if (line_.startsVariation) line_.first = line_.node;
        line_.startsVariation = line_.afterVariation = false;
        giveRemarks();
        for (const std::uint8_t mark : spelled.nags) addNag(mark);
    }

    std::string_view text_;
    PgnGrammar grammar_;
    std::optional<PgnGrammar::Item> peeked_;
    bool begun_ = false;
    GameTree& tree_;
    PieceLanguage letters_;
    ReadMoves read_;
    Line line_;
    std::vector<Line> lines_;  ///< surrounding variations, the innermost last
    std::optional<Aside> aside_;
    std::size_t restDepth_ = 0;               ///< number of open brackets in unread text
    std::optional<std::size_t> lastWordEnd_;  ///< end of the last word that was kept as a comment
    std::optional<std::size_t> resultEnd_;    ///< offset of the result that ends the moves
    bool behindLine_ = false;                 ///< true if the last token extends to the end of its line
    std::vector<std::size_t> lineEnds_;       ///< ends of comments to the line end and of escaped lines
    bool numberStartsLine_ = false;           ///< true if the last move number starts a line
    std::size_t foreignEnd_ = 0;              ///< end of the last line without moves
    bool resultInside_ = false;
    PgnToken resultToken_;
    std::vector<Annotation> behind_;  ///< remarks after the result
    bool wordBehind_ = false;         ///< true if the last remark in `behind_` is an unknown word
};

/// Maximum number of bytes of a word in a finding.
constexpr std::size_t ShownOfWord = 80;

}  // namespace

void PgnFindings::add(std::size_t at, PgnFindingCode what, std::string_view word, std::optional<ParseError> why) {
    if (found.size() >= PgnReport::Max) return static_cast<void>(++uncounted);
    PgnFinding finding{.what = what};
    finding.word = word.substr(0, ShownOfWord);
    finding.why = why;
    found.push_back({at, std::move(finding)});
}

void PgnFindings::add(std::size_t at, const PositionRemark& remark, std::string_view word) {
    const std::size_t before = found.size();
    add(at, PgnFindingCode::StartMended, word);
    if (found.size() > before) found.back().finding.remark = remark;
}

ReadMoves readMoves(std::string_view text, PgnGrammar grammar, PgnGrammar::Item first, GameTree& tree,
                    PieceLanguage letters, const std::stop_token& stop) {
    return MovesReader(text, std::move(grammar), tree, letters).read(std::move(first), stop);
}

}  // namespace rokada
