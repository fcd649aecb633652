#include "base/utf8.h"

#include "base/characters.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

unsigned byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool blankCode(char32_t code) {
    constexpr std::u32string_view single = U"\u0085\u00A0\u1680\u180E\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF";
    return (code >= 0x2000 && code <= 0x200F) || single.find(code) != std::u32string_view::npos;
}

}  // namespace

std::size_t utf8Length(std::string_view text) {
    const unsigned first = byteAt(text, 0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (byteAt(text, i) < 0x80 || byteAt(text, i) > 0xBF) return 0;
    }
    const bool overlong = (first == 0xE0 && byteAt(text, 1) < 0xA0) || (first == 0xF0 && byteAt(text, 1) < 0x90);
    const bool beyond = (first == 0xED && byteAt(text, 1) > 0x9F) || (first == 0xF4 && byteAt(text, 1) > 0x8F);
    return overlong || beyond ? 0 : length;
}

char32_t codePoint(std::string_view character) {
    const unsigned first = byteAt(character, 0);
    if (character.size() == 1) return first;
    char32_t code = first & 0xFFu >> (character.size() + 1);
    for (std::size_t i = 1; i < character.size(); ++i) code = code << 6u | (byteAt(character, i) & 0x3Fu);
    return code;
}

void appendUtf8(std::string& utf8, char32_t code) {
    constexpr unsigned Low = 0x3F;
    if (code < 0x80) {
        utf8 += static_cast<char>(code);
        return;
    }
    const std::size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<unsigned, 4> first{0, 0xC0, 0xE0, 0xF0};
    utf8 += static_cast<char>(first[more] | code >> 6 * more);
    for (std::size_t i = more; i-- > 0;) utf8 += static_cast<char>(0x80u | (code >> 6 * i & Low));
}

std::size_t charactersIn(std::string_view utf8) {
    std::size_t characters = 0;
    while (!utf8.empty()) {
        ++characters;
        utf8.remove_prefix(std::max<std::size_t>(utf8Length(utf8), 1));
    }
    return characters;
}

std::size_t lengthOfBlankBeyondAscii(std::string_view text) {
    const std::size_t length = utf8Length(text);
    if (length == 0) return text[0] == '\xA0' ? 1 : 0;
    return blankCode(codePoint(text.substr(0, length))) ? length : 0;
}

std::string_view withoutBlanks(std::string_view text) {
    for (std::size_t length = blankLength(text); length > 0; length = blankLength(text)) text.remove_prefix(length);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace rokada
