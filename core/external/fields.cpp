#include "external/fields.h"

#include "base/decimal.h"

#include <algorithm>
#include <charconv>

namespace rokada::external {

namespace {

constexpr std::string_view Blanks = " \t\r\n";

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(Blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(Blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(Blanks, end);
    }
    return words;
}

Answer<std::vector<std::string>> quotedWords(std::string_view line) {
    std::vector<std::string> words;
    bool inWord = false;
    char quote = 0;
    for (const char c : line) {
        if (quote != 0 && c == quote) {
            quote = 0;
            continue;
        }
        const bool blank = quote == 0 && Blanks.find(c) != std::string_view::npos;
        if (!blank && !inWord) words.emplace_back();
        inWord = !blank;
        if (blank) continue;
        if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else {
            words.back() += c;
        }
    }
    if (quote != 0) return wrong("a quote is not closed");
    return words;
}

std::optional<long long> wholeNumber(std::string_view text) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return value;
}

std::optional<long long> leadingNumber(std::string_view text) {
    const auto digits = std::ranges::find_if(text, [](char c) { return c < '0' || c > '9'; });
    return wholeNumber(text.substr(0, static_cast<std::size_t>(digits - text.begin())));
}

std::optional<double> decimalNumber(std::string_view text) {
    const auto number = leadingDecimal(text);
    if (!number || number->length != text.size()) return {};
    return number->value;
}

std::optional<std::pair<std::string_view, std::string_view>> splitPair(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) return {};
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

bool sameWord(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return small(x) == small(y); });
}

}  // namespace rokada::external
