#include "record/pgnwords.h"

#include "base/characters.h"
#include "record/pgntokens.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

struct Symbol {
    std::string_view text;
    int nag;
};

/// The first one of a NAG is how it is shown; the others are read besides.
constexpr std::array symbols{
    Symbol{"!", 1},       Symbol{"?", 2},       Symbol{"!!", 3},      Symbol{"??", 4},      Symbol{"!?", 5},
    Symbol{"?!", 6},      Symbol{"\u25A1", 7},  Symbol{"=", 10},      Symbol{"\u221E", 13}, Symbol{"~", 13},
    Symbol{"+=", 14},     Symbol{"+/=", 14},    Symbol{"\u2A72", 14}, Symbol{"=+", 15},     Symbol{"=/+", 15},
    Symbol{"\u2A71", 15}, Symbol{"\u00B1", 16}, Symbol{"+/-", 16},    Symbol{"\u2213", 17}, Symbol{"-/+", 17},
    Symbol{"+-", 18},     Symbol{"-+", 19},     Symbol{"\u2A00", 22}, Symbol{"N", 146},     Symbol{"TN", 146}};
constexpr std::array<std::string_view, 3> nullMoves{"--", "Z0", "null"};
constexpr std::string_view Resigns = "-resigns";

/// Lower case, and letters and digits only.
std::string bare(std::string_view name) {
    std::string text;
    for (const char c : name) {
        const char low = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (digit(low) || (low >= 'a' && low <= 'z')) text += low;
    }
    return text;
}

/// The number of bytes of the UTF-8 character at the front, 0 if there is none.
std::size_t characterAt(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (byte(i) < 0x80 || byte(i) > 0xBF) return 0;
    }
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool beyond = (first == 0xED && byte(1) > 0x9F) || (first == 0xF4 && byte(1) > 0x8F);
    return overlong || beyond ? 0 : length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = characterAt(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

/// Single blanks between words, none at the ends.
std::string singleBlanks(std::string_view text) {
    std::string words;
    bool gap = false;
    for (const char c : text) {
        if (!blank(c) && gap && !words.empty()) words += ' ';
        gap = blank(c);
        if (!gap) words += c;
    }
    return words;
}

constexpr int EnPassantField = 4;

/// Adds missing fields and mends counters.
std::string mendedPosition(std::string_view text) {
    constexpr std::array<std::string_view, 6> usual{"", "w", "-", "-", "0", "1"};
    std::string mended;
    std::string rest = singleBlanks(text);
    for (std::size_t field = 0; field < usual.size() || !rest.empty(); ++field) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        std::string word = rest.substr(0, end);
        rest.erase(0, end + 1);
        const bool counter = field == 4 || field == 5;
        const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
        if (counter && number) word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
        const bool useless = word.empty() || (counter && !number) || (field == 5 && word == "0");
        if (useless && field < usual.size()) word = usual[field];
        mended += (field == 0 ? "" : " ") + word;
    }
    return mended;
}

/// "[%clk 0:05:12]" at the front of `text`, which it is removed from. A bracket that closes it follows somewhere.
bool takeCommand(std::string_view& text, std::vector<Command>& commands) {
    if (!text.starts_with("[%")) return false;
    const std::size_t end = text.find(']');
    const std::string inner = singleBlanks(text.substr(2, end - 2));
    const std::size_t gap = std::min(inner.find(' '), inner.size());
    Command command{inner.substr(0, gap), gap < inner.size() ? inner.substr(gap + 1) : std::string()};
    commands.push_back(std::move(command));
    text.remove_prefix(end + 1);
    return true;
}

}  // namespace

bool isResult(std::string_view word) {
    constexpr std::array<std::string_view, 5> results{"*", "1-0", "0-1", "1/2-1/2", "1/2"};
    return std::find(results.begin(), results.end(), word) != results.end();
}

std::string_view withoutNumber(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == word.size()) return {};
    const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
    return dots > digits ? word.substr(dots) : word;
}

int nagMeant(std::string_view mark) {
    const auto found = std::find_if(symbols.begin(), symbols.end(), [&](const Symbol& s) { return s.text == mark; });
    return found == symbols.end() ? 0 : found->nag;
}

std::pair<std::string_view, int> withoutNag(std::string_view word) {
    const Symbol* longest = nullptr;
    for (const Symbol& symbol : symbols) {
        // A letter at the end of a move may be a piece.
        const bool letter = symbol.text.back() == 'N';
        if (letter || symbol.text.size() >= word.size() || !word.ends_with(symbol.text)) continue;
        if (!longest || symbol.text.size() > longest->text.size()) longest = &symbol;
    }
    if (!longest) return {word, 0};
    return {word.substr(0, word.size() - longest->text.size()), longest->nag};
}

std::string_view nagSymbol(int nag) {
    const auto found = std::find_if(symbols.begin(), symbols.end(), [&](const Symbol& s) { return s.nag == nag; });
    return found == symbols.end() ? std::string_view() : found->text;
}

const VariantInfo* variantMeant(std::string_view name) {
    const std::string text = bare(name);
    constexpr std::array<std::string_view, 5> usual{"", "standard", "normal", "classical", "fromposition"};
    if (std::find(usual.begin(), usual.end(), text) != usual.end()) return &allVariants().front();
    for (const std::string& id : {text, text.substr(0, text.ends_with("chess") ? text.size() - 5 : text.size())}) {
        if (const VariantInfo* info = findVariant(id)) return info;
    }
    return nullptr;
}

Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text) {
    Choices choices;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) {
            const auto choice = parseChoice(info, text.substr(at, end - at));
            if (!choice) return parseError(at + choice.error().at, choice.error().what);
            choices.insert_or_assign(choice->first, choice->second);
        }
        at = end + 1;
    }
    return choices;
}

std::string textOf(const Choices& choices) {
    std::string text;
    for (const auto& [name, value] : choices) text.append(text.empty() ? "" : " ").append(name + '=' + value);
    return text;
}

Parsed<Position> startMeant(const Rulebook& book, std::string_view text) {
    const auto strict = parsePosition(book, text);
    if (strict) return strict;
    std::string mended = mendedPosition(text);
    auto position = parsePosition(book, mended);
    if (!position && position.error().field == EnPassantField) {
        mended.replace(position.error().at, mended.find(' ', position.error().at) - position.error().at, "-");
        position = parsePosition(book, mended);
    }
    return position ? position : strict;
}

Parsed<Move> moveMeant(const Position& position, std::string_view word) {
    const Variant& variant = position.book().variant();
    if (variant.elimination && word.size() == Resigns.size() + 1 && word.ends_with(Resigns)) {
        const Side side = variant.sideOf(word[0]);
        if (side == NoSide || !position.living(side)) return parseError(0, ErrorCode::IllegalMove);
        return Move::elimination(side);
    }
    if (std::find(nullMoves.begin(), nullMoves.end(), word) != nullMoves.end()) {
        const bool may = !position.inCheck(position.turn()) && !position.placing(position.turn());
        return may ? Parsed<Move>(Move::pass()) : parseError(0, ErrorCode::IllegalMove);
    }
    return parseShort(position, word);
}

std::string wordOf(const Position& position, Move move) {
    if (move.type() == MoveType::Pass) return std::string(nullMoves.front());
    if (move.type() != MoveType::Elimination) return shortText(position, move);
    return position.book().variant().sideSpecs[move.eliminated()].letter + std::string(Resigns);
}

CommentParts commentParts(std::string_view comment) {
    CommentParts parts;
    std::string text;
    const std::size_t last = comment.rfind(']');
    const std::size_t tail = last == std::string_view::npos ? comment.size() : comment.size() - last - 1;
    while (!comment.empty()) {
        if (comment.size() > tail && takeCommand(comment, parts.commands)) {
            text += ' ';
        } else {
            text += comment[0];
            comment.remove_prefix(1);
        }
    }
    parts.text = singleBlanks(text);
    return parts;
}

void joinComment(std::string& comment, std::string_view more) {
    while (!more.empty() && blank(more[0])) more.remove_prefix(1);
    while (!more.empty() && blank(more.back())) more.remove_suffix(1);
    if (more.empty()) return;
    if (!comment.empty()) comment += ' ';
    comment += more;
}

std::string utf8From(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (isUtf8(text)) return std::string(text);
    std::string utf8;
    utf8.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            utf8 += c;
        } else {
            utf8 += static_cast<char>(0xC0 | byte >> 6);
            utf8 += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return utf8;
}

}  // namespace rokada
