#include "record/pgnscanner.h"

#include "base/characters.h"
#include "record/encoding.h"
#include "record/gameresult.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace rokada {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

constexpr bool newline(char c) { return c == '\n' || c == '\r'; }

/// Bytes that end a word. '*' is always a word of its own.
constexpr auto endsWord = [] {
    std::array<bool, 256> ends{};
    for (const char c : "{}();[]$*"sv) ends[static_cast<unsigned char>(c)] = true;
    for (int c = 0; c < 0x80; ++c) ends[static_cast<std::size_t>(c)] |= blank(static_cast<char>(c));
    return ends;
}();
/// Bytes at which a word can end. They include all non-ASCII bytes, because a space can have several bytes.
constexpr auto mayEndWord = [] {
    std::array<bool, 256> may = endsWord;
    for (std::size_t c = 0x80; c < may.size(); ++c) may[c] = true;
    return may;
}();

/// The seven tag names that the PGN standard requires.
constexpr std::array rosterNames{"Event"sv, "Site"sv, "Date"sv, "Round"sv, "White"sv, "Black"sv, "Result"sv};
/// Other common tag names.
constexpr std::array knownNames{
    "Annotator"sv, "BlackElo"sv,    "BlackNA"sv, "BlackTeam"sv,   "BlackTitle"sv, "BlackType"sv, "Blue"sv,
    "Board"sv,     "ECO"sv,         "Ending"sv,  "EventDate"sv,   "FEN"sv,        "Mode"sv,      "NIC"sv,
    "Opening"sv,   "PlyCount"sv,    "Red"sv,     "Rules"sv,       "Section"sv,    "SetUp"sv,     "Source"sv,
    "Stage"sv,     "Termination"sv, "Time"sv,    "TimeControl"sv, "UTCDate"sv,    "UTCTime"sv,   "Variant"sv,
    "Variation"sv, "WhiteElo"sv,    "WhiteNA"sv, "WhiteTeam"sv,   "WhiteTitle"sv, "WhiteType"sv,
};

bool sameName(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lowerCase(x) == lowerCase(y); });
}

/// Returns the standard spelling of a known tag name. Returns an empty view for other names.
std::string_view standardName(std::string_view name) {
    const auto same = [&](std::string_view known) { return sameName(name, known); };
    if (const auto* known = std::ranges::find_if(rosterNames, same); known != rosterNames.end()) return *known;
    const auto* known = std::ranges::find_if(knownNames, same);
    return known == knownNames.end() ? std::string_view() : *known;
}

bool isKnownName(std::string_view name) { return !standardName(name).empty(); }

bool belongsToName(char c) {
    return digit(c) || letter(c) || "_+#=:-./"sv.find(c) != std::string_view::npos || beyondAscii(c);
}

std::size_t skippedBlanks(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const std::size_t length = blankLength(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

/// Quotation marks. Word processors write the typographic ones.
constexpr std::string_view Quote = "\"";
constexpr std::array openingQuotes{Quote, "\u201C"sv, "\u201D"sv, "\u201E"sv, "\u00AB"sv};
constexpr std::array closingQuotes{Quote, "\u201D"sv, "\u201C"sv, "\u00BB"sv};

std::size_t quoteLength(std::span<const std::string_view> quotes, std::string_view text) {
    for (const std::string_view quote : quotes) {
        if (text.starts_with(quote)) return quote.size();
    }
    return 0;
}

std::size_t lineEnd(std::string_view text, std::size_t at) { return std::min(lineEndAt(text, at), text.size()); }

std::size_t skippedSpaces(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t", at), text.size());
}

/// Returns true if the text starts with "[Name \"" in one line.
bool beginsTag(std::string_view text) {
    if (!text.starts_with('[')) return false;
    std::size_t at = skippedSpaces(text, 1);
    const std::size_t name = at;
    while (at < text.size() && belongsToName(text[at])) ++at;
    if (at == name) return false;
    at = skippedSpaces(text, at);
    return quoteLength(openingQuotes, text.substr(at)) > 0;
}

/// Maximum number of lines of a tag.
constexpr int MaxLinesOfTag = 4;

/// Returns the tag name after '[' at the start of the text. Returns an empty view if the text does not start with '['.
std::string_view nameBehindBracket(std::string_view text) {
    if (!text.starts_with('[')) return {};
    const std::size_t name = skippedSpaces(text, 1);
    std::size_t end = name;
    while (end < text.size() && belongsToName(text[end])) ++end;
    return text.substr(name, end - name);
}

/// Returns the offset at which the longest possible tag ends: the line end after `MaxLinesOfTag` lines. Returns npos if
/// the text has fewer lines.
std::size_t tagLinesEnd(std::string_view text) {
    std::size_t end = 0;
    for (int line = 0; line < MaxLinesOfTag && end != std::string_view::npos; ++line)
        end = text.find('\n', line == 0 ? 0 : end + 1);
    return end;
}

/// Returns true if the quotation mark before `at` ends the value: a closing bracket, the line end or another tag
/// follows. Any other quotation mark is part of the value, because some programs write it without a backslash.
bool endsValue(std::string_view text, std::size_t at) {
    at = skippedSpaces(text, at);
    return at == text.size() || text[at] == ']' || newline(text[at]) || beginsTag(text.substr(at));
}

/// Returns false for blank characters other than the space, for example tabs (see `blank`). Such characters are dropped
/// from the value.
bool belongsToValue(char c) { return !blank(c) || c == ' '; }

/// Parses the text after an opening quotation mark as the value of a tag. The value can span several lines. `read`
/// returns false if the closing mark is missing.
class QuotedValue {
public:
    /// `close` lists the quotation marks that can end the value.
    QuotedValue(std::string_view text, std::size_t at, std::span<const std::string_view> close)
        : text_(text), at_(at), close_(close) {}

    [[nodiscard]] bool read() {
        for (;;) {
            if (readLine()) return true;
            std::size_t next = at_;
            if (next < text_.size()) next += text_.substr(next).starts_with("\r\n") ? 2 : 1;
            if (next >= text_.size() || newline(text_[next]) || text_[next] == '[') return false;
            at_ = next;
            value_ += ' ';
        }
    }
    [[nodiscard]] const std::string& value() const { return value_; }
    [[nodiscard]] std::size_t end() const { return at_; }

private:
    bool readLine() {
        while (at_ < text_.size() && !newline(text_[at_])) {
            const char c = text_[at_];
            const char follows = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
            if (c == '\\' && (follows == '"' || follows == '\\')) {
                value_ += follows;
                at_ += 2;
                continue;
            }
            const std::size_t quote = c == '"' || beyondAscii(c) ? quoteLength(close_, text_.substr(at_)) : 0;
            if (quote > 0 && endsValue(text_, at_ + quote)) {
                at_ += quote;
                return true;
            }
            if (belongsToValue(c)) value_ += c;
            ++at_;
        }
        return false;
    }

    std::string_view text_;
    std::size_t at_;
    std::span<const std::string_view> close_;
    std::string value_;
};

/// Parses a quoted value. If the opening mark is '"', looks for a closing '"' first. If there is none, or if the
/// opening mark is typographic, accepts any closing mark.
std::optional<QuotedValue> quotedValue(std::string_view text, std::size_t at) {
    const std::size_t quote = quoteLength(openingQuotes, text.substr(at));
    if (quote == Quote.size()) {
        QuotedValue value(text, at + quote, std::span(closingQuotes).first<1>());
        if (value.read()) return value;
    }
    QuotedValue value(text, at + quote, closingQuotes);
    if (value.read()) return value;
    return std::nullopt;
}

/// Parses a tag without quotation marks or without a bracket, for example "[Event A]" or "[White Oak". One quotation
/// mark can be present.
std::optional<PgnTag> looseTag(std::string_view text, std::string name, std::size_t valueAt) {
    if (!isKnownName(name)) return std::nullopt;
    const std::size_t end = lineEnd(text, valueAt);
    const std::size_t close = text.substr(0, end).rfind(']');
    const bool bracket = close != std::string_view::npos && close >= valueAt;
    std::string_view value = withoutBlanks(text.substr(valueAt, (bracket ? close : end) - valueAt));
    for (const char quote : {'"', '\''}) {
        if (value.starts_with(quote)) value.remove_prefix(1);
        if (value.ends_with(quote)) value.remove_suffix(1);
    }
    if (value.empty() && !bracket) return std::nullopt;
    std::string kept;
    std::ranges::copy_if(value, std::back_inserter(kept), belongsToValue);
    return PgnTag{std::move(name), std::move(kept), false, bracket ? close + 1 : end};
}

/// Returns true if the bracket at the start of the text is part of a move and not a variation: "(2)", the number of
/// pieces that leave a tower, or "(Q)", a promotion.
bool bracketInWord(std::string_view text) {
    if (text.size() < 3 || text[0] != '(') return false;
    if (capital(text[1]) && text[2] == ')') return true;
    if (text.size() < 4 || !digit(text[1])) return false;
    const std::size_t close = digit(text[2]) ? 3 : 2;
    if (text[close] != ')' || close + 1 >= text.size()) return false;
    const char next = text[close + 1];
    return next == '-' || (next >= 'a' && next <= 'z');
}
constexpr std::size_t LongestBracketInWord = 5;

constexpr std::size_t LongestResult = 64;

/// Returns the length of the result at the start of the text, or 0. "0-0" is a word, because it can be castling.
std::size_t resultAt(std::string_view text) {
    const std::size_t length = resultLength(text.substr(0, LongestResult));
    const bool ends = length == text.size() || endsWord[static_cast<unsigned char>(text[length])] ||
                      blankLength(text.substr(length)) > 0;
    if (length == 1 && text[0] == '*') return 1;
    return ends && text.substr(0, length) != "0-0" ? length : 0;
}

}  // namespace

bool isRosterName(std::string_view name) {
    return std::ranges::any_of(rosterNames, [&](std::string_view n) { return sameName(name, n); });
}

bool hasKnownName(std::string_view text) { return isKnownName(nameBehindBracket(text)); }

std::optional<PgnTag> tagAt(std::string_view text) {
    if (!text.starts_with('[')) return std::nullopt;
    text = text.substr(0, std::min(tagLinesEnd(text), PgnScanner::Lookahead));
    std::size_t at = skippedBlanks(text, 1);
    const std::size_t nameAt = at;
    while (at < text.size() && belongsToName(text[at])) ++at;
    std::string name(text.substr(nameAt, at - nameAt));
    while (name.ends_with(':')) name.pop_back();
    if (name.empty()) return std::nullopt;
    if (const std::string_view usual = standardName(name); !usual.empty()) name = usual;
    const std::size_t valueAt = skippedBlanks(text, at);
    // A name in one line and an unquoted value in the next line do not form a tag.
    if (quoteLength(openingQuotes, text.substr(valueAt)) == 0)
        return lineEnd(text, at) < valueAt ? std::nullopt : looseTag(text, std::move(name), valueAt);
    const auto value = quotedValue(text, valueAt);
    if (!value) return looseTag(text, std::move(name), valueAt);
    const std::size_t bracket = skippedBlanks(text, value->end());
    const bool closed = bracket < text.size() && text[bracket] == ']';
    return PgnTag{std::move(name), value->value(), closed, closed ? bracket + 1 : value->end()};
}

std::string_view PgnToken::inner() const {
    switch (type) {
        case Type::Comment: return text.substr(1, text.size() - (closed ? 2 : 1));
        case Type::LineComment:
        case Type::Escape:
        case Type::Nag: return text.substr(1);
        case Type::Tag:
        case Type::Open:
        case Type::Close:
        case Type::Result:
        case Type::Word:
        case Type::Bracket:
        case Type::Foreign:
        case Type::End:
        case Type::Incomplete: break;
    }
    return text;
}

void PgnScanner::feed(std::string_view text, bool last) {
    text_ = text;
    last_ = last;
    at_ = 0;
}

/// Moves to `end` and counts the lines on the way.
void PgnScanner::consume(std::size_t end) {
    const std::string_view passed = text_.substr(at_, end - at_);
    for (std::size_t i = lineEndAt(passed); i < passed.size(); i = lineEndAt(passed, i + 1)) {
        const char next = at_ + i + 1 < text_.size() ? text_[at_ + i + 1] : '\0';
        line_ += passed[i] == '\n' || next != '\n';
    }
    at_ = end;
}

void PgnScanner::skipBlanks() {
    while (!over()) {
        const char c = text_[at_];
        if (!blank(c) && !beyondAscii(c)) return;
        const std::size_t length = blankLength(text_.substr(at_));
        if (length == 0) return;
        // Waits for the next byte, because '\r' ends a line only if no '\n' follows.
        if (c == '\r' && at_ + 1 == text_.size() && !last_) return;
        const bool ends = newline(c) && !(c == '\r' && text_.substr(at_).starts_with("\r\n"));
        const bool mark = text_.substr(at_).starts_with(ByteOrderMark);
        line_ += ends;
        columnOne_ = ends || (columnOne_ && (mark || c == '\r'));
        startsLine_ = ends || mark || startsLine_;
        at_ += length;
    }
}

PgnToken PgnScanner::token(PgnToken::Type type, std::size_t length) {
    PgnToken token{.type = type,
                   .text = text_.substr(at_, length),
                   .at = at_,
                   .line = line_,
                   .columnOne = columnOne_,
                   .startsLine = startsLine_,
                   .tag = {}};
    consume(at_ + length);
    columnOne_ = false;
    startsLine_ = startsLine_ && (type == PgnToken::Type::Tag || type == PgnToken::Type::Comment);
    return token;
}

PgnToken PgnScanner::incomplete() const {
    return {.type = PgnToken::Type::Incomplete, .text = {}, .at = at_, .line = line_, .tag = {}};
}

PgnToken PgnScanner::next() {
    switch (goesOn_) {
        case PgnToken::Type::Comment: return scanComment(at_);
        case PgnToken::Type::LineComment:
        case PgnToken::Type::Escape:
        case PgnToken::Type::Foreign: return scanLine(goesOn_);
        default: break;
    }
    skipBlanks();
    if (over()) return last_ ? token(PgnToken::Type::End, 0) : incomplete();
    switch (text_[at_]) {
        case '[': return scanBracket();
        case '{': return scanComment(at_ + 1);
        case ';': return scanLine(PgnToken::Type::LineComment);
        case '%':
            if (columnOne_) return scanLine(PgnToken::Type::Escape);
            return scanWord();
        case '(':
            if (text_.size() - at_ < LongestBracketInWord && !last_) return incomplete();
            if (bracketInWord(rest())) return scanWord();
            return token(PgnToken::Type::Open, 1);
        case ')': return token(PgnToken::Type::Close, 1);
        case '}':
        case ']': return token(PgnToken::Type::Bracket, 1);
        case '$': {
            const auto end = std::find_if_not(rest().begin() + 1, rest().end(), digit);
            if (end == rest().end() && !enough()) return incomplete();
            return token(PgnToken::Type::Nag, static_cast<std::size_t>(end - rest().begin()));
        }
        default: return scanWord();
    }
}

/// Scans a comment up to its closing brace. If the brace is missing, the comment ends before the tags of the next game.
/// Adjacent tags in the comment count as those of the next game if one of them has a known name and the next brace
/// after this tag, if there is any, is an opening brace.
PgnToken PgnScanner::scanComment(std::size_t from) {
    const std::size_t brace = text_.find('}', from);
    const std::size_t end = std::min(brace, text_.size());
    std::size_t firstTag = 0, tagEnd = 0;  // start of the first tag and end of the last tag of adjacent tags
    for (std::size_t at = text_.find('[', from); at < end; at = text_.find('[', at + 1)) {
        if (at == 0 || !newline(text_[at - 1])) continue;
        const std::string_view ahead = text_.substr(at, Lookahead);
        const auto tag = tagAt(ahead);
        const bool known = tag && tag->complete && tag->length < ahead.size();
        if (!known && tagLinesEnd(ahead) == std::string_view::npos && !last_ && ahead.size() < Lookahead)
            return incomplete();
        if (!tag || !tag->complete) continue;
        const bool follows = tagEnd > 0 && withoutBlanks(text_.substr(tagEnd, at - tagEnd)).empty();
        if (!follows) firstTag = at;
        tagEnd = at + tag->length;
        if (!isKnownName(tag->name)) continue;
        const std::size_t next = ahead.find_first_of("{}");
        if (next == std::string_view::npos && !last_ && text_.size() - at < Lookahead) return incomplete();
        if (next != std::string_view::npos && ahead[next] == '}') break;
        goesOn_ = PgnToken::Type::End;
        PgnToken comment = token(PgnToken::Type::Comment, firstTag - at_);
        comment.closed = false;
        columnOne_ = startsLine_ = true;
        return comment;
    }
    const bool closed = brace != std::string_view::npos;
    if (!closed && !enough()) return incomplete();
    std::size_t cut = closed ? brace + 1 : text_.size();
    if (!closed && !last_) {
        // Leaves the last line in the text, because it can be the start of a tag.
        const std::size_t line = text_.find_last_of("\r\n");
        if (line != std::string_view::npos && line > at_) cut = line;
    }
    PgnToken comment = token(PgnToken::Type::Comment, cut - at_);
    comment.closed = closed;
    goesOn_ = closed || last_ ? PgnToken::Type::End : PgnToken::Type::Comment;
    return comment;
}

PgnToken PgnScanner::scanLine(PgnToken::Type type) {
    const std::size_t end = lineEnd(text_, at_);
    const bool whole = end < text_.size() || last_;
    if (!whole && !enough()) return incomplete();
    PgnToken line = token(type, end - at_);
    line.closed = whole;
    goesOn_ = whole ? PgnToken::Type::End : type;
    return line;
}

PgnToken PgnScanner::scanBracket() {
    auto tag = tagAt(rest());
    const bool known = tag && tag->complete && tag->length < rest().size();
    if (!known && tagLinesEnd(rest()) == std::string_view::npos && !enough()) return incomplete();
    if (tag) {
        PgnToken found = token(PgnToken::Type::Tag, tag->length);
        found.tag = std::move(tag);
        return found;
    }
    return bracket();
}

/// Scans up to the closing bracket if it is in the same line and before any comment. Otherwise returns only the bracket
/// at the current place.
PgnToken PgnScanner::bracket() {
    const std::size_t close = text_.find_first_of("]{}\r\n", at_);
    const bool closed = close < text_.size() && text_[close] == ']';
    return token(PgnToken::Type::Bracket, closed ? close + 1 - at_ : 1);
}

PgnToken PgnScanner::scanWord() {
    const std::size_t result = resultAt(rest());
    if (!last_ && rest().size() < LongestResult) {
        // Waits for the end of the line, because a result can continue after a space.
        if (lineEnd(text_, at_) == text_.size()) return incomplete();
    }
    if (result > 0) return token(PgnToken::Type::Result, result);
    std::size_t end = at_;
    for (;;) {
        while (end < text_.size() && !mayEndWord[static_cast<unsigned char>(text_[end])]) ++end;
        const std::string_view here = text_.substr(end);
        if (bracketInWord(here)) {
            end = text_.find(')', end) + 1;
        } else if (here.empty() || !beyondAscii(here[0]) || blankLength(here) > 0) {
            break;
        } else {
            end += std::max<std::size_t>(utf8Length(here), 1);
        }
    }
    // A bracket or a multi-byte character can be cut at the end of the text.
    const bool cut = text_.size() - end < LongestBracketInWord;
    if (cut && !enough()) return incomplete();
    return token(PgnToken::Type::Word, std::max<std::size_t>(end - at_, 1));
}

PgnToken PgnScanner::restOfLine(const PgnToken& token) {
    undo(token);
    const std::size_t most = lineEnd(text_, at_);
    std::size_t end = at_ + 1;
    while (end < most && text_[end] != '{' && text_[end] != ';' && !beginsTag(text_.substr(end))) ++end;
    const bool whole = end < text_.size() || last_;
    if (!whole && !enough()) return incomplete();
    PgnToken line = this->token(PgnToken::Type::Foreign, end - at_);
    line.closed = whole;
    goesOn_ = whole ? PgnToken::Type::End : PgnToken::Type::Foreign;
    return line;
}

PgnToken PgnScanner::asBracket(const PgnToken& token) {
    undo(token);
    return bracket();
}

void PgnScanner::undo(const PgnToken& token) {
    at_ = token.at;
    line_ = token.line;
    columnOne_ = token.columnOne;
    startsLine_ = token.startsLine;
    goesOn_ = PgnToken::Type::End;
}

}  // namespace rokada
