#include "record/pgngrammar.h"

#include "base/characters.h"
#include "record/encoding.h"
#include "record/gameresult.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rokada {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view Ellipsis = "\u2026";

/// Reads the parts of a word from its start.
class WordReader {
public:
    explicit WordReader(std::string_view word) : word_(word) {}

    [[nodiscard]] std::string_view rest() const { return word_; }
    bool take(std::string_view part) {
        // Compares the first byte separately. This is faster, because the first bytes differ in most cases.
        if (part.empty() || word_.empty() || word_[0] != part[0] || !word_.starts_with(part)) return false;
        word_.remove_prefix(part.size());
        return true;
    }
    template <std::size_t N>
    bool takeAny(const std::array<std::string_view, N>& parts) {
        return std::ranges::any_of(parts, [this](std::string_view part) { return take(part); });
    }
    bool takeFile() {
        if (word_.empty() || !((word_[0] >= 'a' && word_[0] <= 'p') || word_[0] == 'z')) return false;
        word_.remove_prefix(1);
        return true;
    }
    /// Takes a rank of one or two digits. Returns false if there is none.
    bool takeRank() {
        std::size_t digits = 0;
        while (digits < 2 && digits < word_.size() && digit(word_[digits])) ++digits;
        word_.remove_prefix(digits);
        return digits > 0;
    }
    bool takeLetter() {
        const std::size_t length = word_.empty() ? 0 : utf8Length(word_);
        if (length == 0 || (length == 1 && !letter(word_[0]))) return false;
        word_.remove_prefix(length);
        return true;
    }

private:
    std::string_view word_;
};

constexpr std::array captureSigns{"x"sv, "X"sv, ":"sv, "-"sv, "\u00D7"sv, "\u2013"sv, "\u2014"sv, "\u2212"sv};
constexpr std::array castlingSigns{"O"sv, "0"sv, "o"sv, "\u041E"sv, "\u043E"sv};
constexpr std::array hyphens{"-"sv, "\u2013"sv, "\u2014"sv, "\u2212"sv};
constexpr std::array nullMoves{"--"sv, "Z0"sv, "null"sv, "@@@@"sv};

/// Takes the number of pieces that leave a tower (a stack of pieces), if there is one: "(2)" before the squares or ":2"
/// after them.
void takeTowerPart(WordReader& word) {
    if (word.rest().size() < 2 || (word.rest()[0] != '(' && word.rest()[0] != ':') || !digit(word.rest()[1])) return;
    word.take(word.rest().substr(0, 1));
    word.takeRank();
    word.take(")");
}

/// Takes the squares of a move: "f3", "g1f3", "1xf3" or "@n3". Returns false if there are none.
bool takeSquares(WordReader& word) {
    takeTowerPart(word);
    if (word.take("@")) return word.takeFile() && word.takeRank();
    WordReader alone = word;
    if (alone.takeFile() && alone.takeRank()) {
        WordReader second = alone;
        second.takeAny(captureSigns);
        if (second.takeFile() && second.takeRank()) alone = second;
        word = alone;
        return true;
    }
    word.takeFile();
    word.takeRank();
    word.takeAny(captureSigns);
    return word.takeFile() && word.takeRank();
}

/// Bytes that can follow the squares of a move, in symbols and promotions.
constexpr auto endsMoves = [] {
    std::array<bool, 256> ends{};
    for (const char c : "+#!?=/-~,.:*()epchmatND"sv) ends[static_cast<unsigned char>(c)] = true;
    for (std::size_t c = 0x80; c < ends.size(); ++c) ends[c] = true;
    return ends;
}();

/// Returns true if only a promotion, check signs, annotation symbols or "e.p." follow the squares of a move.
bool endsMove(WordReader word) {
    takeTowerPart(word);
    constexpr std::array promotionSigns{"="sv, "/"sv, "("sv};
    WordReader promoted = word;
    promoted.takeAny(promotionSigns);
    if (promoted.takeLetter()) {
        promoted.take(")");
        word = promoted;
    }
    return std::ranges::all_of(word.rest(), [](char c) { return endsMoves[static_cast<unsigned char>(c)]; });
}

bool isCastling(WordReader word) {
    int signs = 0;
    while (word.takeAny(castlingSigns)) {
        ++signs;
        word.takeAny(hyphens);
    }
    return (signs == 2 || signs == 3) && endsMove(word);
}

/// Returns true for words such as "b-resigns": a side is eliminated, and the game continues.
bool isElimination(std::string_view word) {
    constexpr std::size_t Shortest = 6;
    return word.size() >= Shortest && word[1] == '-' && std::all_of(word.begin() + 2, word.end(), letter) &&
           letter(word[0]);
}

bool isWordEnd(char c) {
    return c == '{' || c == '}' || c == '(' || c == ')' || c == '[' || c == ']' || c == ';' || c == '$';
}

/// Returns the first word of a text. Returns an empty view at the end of the text or before a bracket.
std::string_view firstWord(std::string_view text) {
    for (std::size_t length = blankLength(text); length > 0; length = blankLength(text)) text.remove_prefix(length);
    std::size_t end = 0;
    while (end < text.size() && !isWordEnd(text[end]) && blankLength(text.substr(end)) == 0)
        end += std::max<std::size_t>(utf8Length(text.substr(end)), 1);
    return text.substr(0, end);
}

/// Returns true if the word starts with a move number, or with dots such as those after a move number, and a move
/// follows in the same or in the next word. `rest` is the text after the word.
bool numbersMove(std::string_view word, std::string_view rest) {
    const std::size_t number = std::max(numberAt(word).length, dotsAt(word));
    if (number == 0) return false;
    return looksLikeMove(number < word.size() ? word.substr(number) : firstWord(rest));
}

}  // namespace

PgnNumber numberAt(std::string_view word) {
    constexpr std::size_t MaxDigits = 6;
    PgnNumber found;
    std::size_t at = 0;
    while (at < word.size() && digit(word[at])) {
        if (at >= MaxDigits) return {};
        found.number = found.number * 10 + (word[at++] - '0');
    }
    if (at == 0) return {};
    const std::string_view dots = word.substr(at, dotsAt(word.substr(at)));
    if (dots.empty() && at < word.size()) return {};
    found.dots = !dots.empty();
    found.ellipsis = dots.size() > 1;
    found.length = at + dots.size();
    return found;
}

std::size_t dotsAt(std::string_view word) {
    std::size_t at = 0;
    for (;;) {
        const std::string_view rest = word.substr(at);
        if (rest.starts_with('.')) {
            ++at;
        } else if (rest.starts_with(Ellipsis)) {
            at += Ellipsis.size();
        } else {
            return at;
        }
    }
}

bool isNullMove(std::string_view word) { return std::ranges::find(nullMoves, word) != nullMoves.end(); }

bool looksLikeMove(std::string_view text) {
    const PgnNumber number = numberAt(text);
    if (number.length == text.size()) return false;
    text.remove_prefix(number.length);
    if (isNullMove(text)) return true;
    if (isCastling(WordReader(text)) || isElimination(text)) return true;
    constexpr int MaxLetters = 2;
    WordReader word(text);
    for (int letters = 0; letters <= MaxLetters; ++letters) {
        WordReader squares = word;
        if (takeSquares(squares) && endsMove(squares)) return true;
        if (!word.takeLetter()) break;
    }
    return false;
}

void PgnGrammar::enter(Section section) {
    section_ = section;
    if (section == Section::Before || section == Section::Tags) names_.clear();
    if (section != Section::Moves) depth_ = 0;
}

PgnGrammar::Item PgnGrammar::item(PgnToken token, bool startsGame) { return {std::move(token), section_, startsGame}; }

/// Puts the token back and returns Incomplete, because the decision needs more text of the stream.
PgnGrammar::Item PgnGrammar::wait(const PgnToken& token) {
    scanner_.undo(token);
    return item({.type = PgnToken::Type::Incomplete, .text = {}, .at = token.at, .line = token.line, .tag = {}});
}

PgnGrammar::Item PgnGrammar::next() {
    PgnToken token = scanner_.next();
    switch (token.type) {
        case PgnToken::Type::End:
        case PgnToken::Type::Incomplete:
        case PgnToken::Type::Foreign: return item(std::move(token));  // Foreign is the rest of a long line
        case PgnToken::Type::Tag: return tag(std::move(token));
        case PgnToken::Type::Comment:
        case PgnToken::Type::LineComment:
        case PgnToken::Type::Escape: return comment(std::move(token));
        case PgnToken::Type::Open:
        case PgnToken::Type::Close:
        case PgnToken::Type::Nag:
        case PgnToken::Type::Result:
        case PgnToken::Type::Word:
        case PgnToken::Type::Bracket: break;
    }
    switch (section_) {
        case Section::Before:
        case Section::Tags:
        case Section::Apart: return outside(std::move(token));
        case Section::Moves: return inMoves(std::move(token));
        case Section::Over: return afterResult(std::move(token));
    }
    return item(std::move(token));
}

PgnGrammar::Item PgnGrammar::tag(PgnToken token) {
    const bool first = section_ == Section::Before;
    if (section_ == Section::Moves || section_ == Section::Over || section_ == Section::Apart) {
        // After the moves have started, text in brackets can look like a tag without quotation marks. Such an
        // incomplete tag counts only if another tag follows.
        const std::string_view rest = withoutBlanks(scanner_.rest());
        const bool known =
            scanner_.last() || lineEndAt(rest) != std::string_view::npos || rest.size() > PgnScanner::Lookahead;
        if (!token.tag->complete && !known) return wait(token);
        const bool follows = hasKnownName(rest);
        // Among the moves, brackets can also be plain text. Therefore, a tag among the moves must be in one line, and
        // if it does not start the line, its name must be one of the seven required names. Otherwise, text after the
        // brackets could turn them into a tag when the written game is read again.
        const bool oneLine = lineEndAt(token.text) == std::string_view::npos;
        const bool amongMoves = section_ == Section::Moves;
        const bool inLine = !amongMoves || isRosterName(token.tag->name);
        const bool whole = token.tag->complete ? token.startsLine || inLine : token.startsLine && follows;
        if (!whole || (amongMoves && !oneLine)) {
            token = scanner_.asBracket(token);
            return section_ == Section::Moves  ? inMoves(std::move(token))
                   : section_ == Section::Over ? afterResult(std::move(token))
                                               : outside(std::move(token));
        }
    }
    const std::string& name = token.tag->name;
    // Names with non-ASCII letters never count as repeated. Their bytes can differ before decoding and be equal after
    // it, and games must be split in the same way before and after decoding.
    const bool ascii = std::ranges::none_of(name, beyondAscii);
    const bool returns = section_ != Section::Tags || names_.contains(name);
    if (returns) enter(Section::Tags);
    if (ascii) names_.insert(name);
    beginText(returns && !first);
    return item(std::move(token), returns && !first);
}

PgnGrammar::Item PgnGrammar::comment(PgnToken token) {
    const bool apart = section_ == Section::Apart;
    if (apart) enter(Section::Before);
    beginText(apart);
    return item(std::move(token), apart);
}

/// Notes that the current token belongs to a game. If it is the first token of the game, the text after it counts as
/// the start of a line, because nothing precedes the game when it is cut out of the stream and read again.
void PgnGrammar::beginText(bool startsGame) {
    if (startsGame || !begun_) scanner_.startLine();
    begun_ = true;
}

/// Handles tokens before the moves, or outside of any game.
PgnGrammar::Item PgnGrammar::outside(PgnToken token) {
    const bool apart = section_ == Section::Apart;
    const Verdict verdict = movesIn(token);
    if (verdict == Verdict::Unknown) return wait(token);
    if (verdict == Verdict::Moves) {
        begun_ = true;
        enter(Section::Moves);
        Item first = inMoves(std::move(token));
        first.startsGame = apart;
        return first;
    }
    PgnToken line = scanner_.restOfLine(token);
    return item(std::move(line));
}

PgnGrammar::Item PgnGrammar::inMoves(PgnToken token) {
    if (token.type == PgnToken::Type::Open) ++depth_;
    if (token.type == PgnToken::Type::Close && depth_ > 0) --depth_;
    Item found = item(std::move(token));
    if (found.token.type == PgnToken::Type::Result && depth_ == 0) {
        resultLine_ = found.token.line;
        enter(Section::Over);
    }
    return found;
}

PgnGrammar::Item PgnGrammar::afterResult(PgnToken token) {
    if (token.line != resultLine_) {
        enter(Section::Apart);
        return outside(std::move(token));
    }
    // A game without tags can follow in the line of the result.
    if (token.type == PgnToken::Type::Word) {
        const std::string_view rest = scanner_.rest();
        const std::string_view next = firstWord(rest);
        if (numberAt(token.text).number == 1) {
            const bool cut = next.data() + next.size() == rest.data() + rest.size();
            if (cut && !scanner_.last() && rest.size() <= PgnScanner::Lookahead) return wait(token);
            if (numbersMove(token.text, rest)) {
                enter(Section::Moves);
                Item first = inMoves(std::move(token));
                first.startsGame = true;
                return first;
            }
        }
    }
    return item(std::move(token));
}

/// Decides whether a line contains moves: it starts with a move, or has a move with a number. After tags, a line also
/// counts if most of its words are moves. After a result, only the first move of a new game counts.
PgnGrammar::Verdict PgnGrammar::movesIn(const PgnToken& token) const {
    const std::string_view rest = scanner_.rest();
    const std::size_t end = lineEndAt(rest);
    const std::size_t known = token.text.size() + rest.size();
    if (end == std::string_view::npos && !scanner_.last() && known <= PgnScanner::Lookahead) return Verdict::Unknown;
    const bool apart = section_ == Section::Apart;
    // A result alone is a game without moves, for example a win by forfeit ("+/-"). In the lines after a result, the
    // same characters can be decoration.
    const bool result = token.type == PgnToken::Type::Result || resultMeant(token.text);
    const std::string_view behind = withoutBlanks(rest.substr(0, end));
    if (result && !apart && (behind.empty() || behind[0] == '{' || behind[0] == ';' || behind[0] == '['))
        return Verdict::Moves;
    if (token.type == PgnToken::Type::Word) {
        const PgnNumber number = numberAt(token.text);
        if (number.length == 0 && token.startsLine && looksLikeMove(token.text)) return Verdict::Moves;
        if (std::max(number.length, dotsAt(token.text)) == token.text.size()) {
            const std::string_view next = firstWord(rest);
            const bool cut = next.data() + next.size() == rest.data() + rest.size();
            if (cut && !scanner_.last() && known <= PgnScanner::Lookahead) return Verdict::Unknown;
        }
        if ((!apart || number.number == 1) && numbersMove(token.text, rest)) return Verdict::Moves;
    }
    int words = 1, moves = 0;
    for (std::string_view line = rest.substr(0, end); !line.empty();) {
        const std::string_view word = firstWord(line);
        words += !word.empty() && numberAt(word).length == 0 && !resultMeant(word) && word != "*";
        moves += looksLikeMove(word);
        const auto after = static_cast<std::size_t>(word.data() + word.size() - line.data());
        const std::string_view more = line.substr(after);
        const bool counts = !apart || numberAt(word).number == 1;
        if (counts && numberAt(word).dots && numbersMove(word, more)) return Verdict::Moves;
        // Comments are not searched for moves.
        if (more.starts_with(';')) break;
        const std::size_t brace = more.starts_with('{') ? more.find('}') : 0;
        if (brace == std::string_view::npos) break;
        line = more.substr(std::min<std::size_t>(brace + (word.empty() || brace > 0), more.size()));
    }
    // If the first word is not a move, the other words of the line decide, because the first move can be damaged.
    if (section_ == Section::Tags && moves > 1 && 2 * moves > words) return Verdict::Moves;
    // A word after a move number can be a damaged move. After the number 1, it counts as a move, even if tags follow.
    const PgnNumber number = token.type == PgnToken::Type::Word ? numberAt(token.text) : PgnNumber();
    if (section_ != Section::Tags || !number.dots) return Verdict::Foreign;
    if (number.number == 1) return Verdict::Moves;
    return movesAhead();
}

/// Returns `Moves` if no tag follows before the next word that has the form of a move.
PgnGrammar::Verdict PgnGrammar::movesAhead() const {
    constexpr int MaxTokens = 50;
    PgnScanner ahead = scanner_;
    for (int tokens = 0; tokens < MaxTokens; ++tokens) {
        const PgnToken token = ahead.next();
        if (token.type == PgnToken::Type::Incomplete) return Verdict::Unknown;
        if (token.type == PgnToken::Type::End) break;
        if (token.type == PgnToken::Type::Tag && token.tag->complete) return Verdict::Foreign;
        if (token.type == PgnToken::Type::Word && looksLikeMove(token.text)) break;
    }
    return Verdict::Moves;
}

}  // namespace rokada
