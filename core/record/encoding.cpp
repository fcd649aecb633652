#include "record/encoding.h"

#include <array>
#include <cstddef>

namespace rokada {

namespace {

/// 0x80 to 0xBF of Windows-1251; from 0xC0 on come the letters of Russian and Bulgarian in their order.
constexpr std::array<char16_t, 64> windows1251{
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
    0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x0098, 0x2122,
    0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
    0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
    0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};
/// 0x80 to 0x9F of Windows-1252; from 0xA0 on it is Latin-1.
constexpr std::array<char16_t, 32> windows1252{0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                               0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                               0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                               0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
constexpr unsigned FirstLetter = 0xC0, FirstCyrillic = 0x410;
/// Western languages have no words with so many accented letters in a row.
constexpr std::size_t LongRun = 3;

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

/// Most letters beyond ASCII are in long runs.
bool looksCyrillic(std::string_view text) {
    std::size_t run = 0, together = 0, alone = 0;
    const auto end = [&] {
        (run >= LongRun ? together : alone) += run;
        run = 0;
    };
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = byte >= FirstLetter || byte == 0xA8 || byte == 0xB8;
        letter ? static_cast<void>(++run) : end();
    }
    end();
    return together > alone;
}

char16_t characterOf(unsigned char byte, Encoding encoding) {
    if (byte < 0x80) return byte;
    if (encoding == Encoding::Latin1) return byte < 0xA0 ? windows1252[byte - 0x80u] : byte;
    return static_cast<char16_t>(byte < FirstLetter ? windows1251[byte - 0x80u] : FirstCyrillic + byte - FirstLetter);
}

void append(std::string& utf8, char16_t c) {
    constexpr unsigned Low = 0x3F;
    if (c < 0x80) {
        utf8 += static_cast<char>(c);
        return;
    }
    if (c < 0x800) {
        utf8 += static_cast<char>(0xC0u | c >> 6u);
    } else {
        utf8 += static_cast<char>(0xE0u | c >> 12u);
        utf8 += static_cast<char>(0x80u | (c >> 6u & Low));
    }
    utf8 += static_cast<char>(0x80u | (c & Low));
}

/// Of one character in UTF-8.
char32_t codePoint(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    if (character.size() == 1) return first;
    char32_t code = first & 0xFFu >> (character.size() + 1);
    for (const char c : character.substr(1)) code = code << 6u | (static_cast<unsigned char>(c) & 0x3Fu);
    return code;
}

std::optional<char> byteOf(char32_t code, Encoding encoding) {
    if (code < 0x80) return static_cast<char>(code);
    for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
        if (characterOf(static_cast<unsigned char>(byte), encoding) == code) return static_cast<char>(byte);
    }
    return std::nullopt;
}

}  // namespace

DecodedText decoded(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (isUtf8(bytes)) return {std::string(bytes), Encoding::Utf8};
    DecodedText text{{}, looksCyrillic(bytes) ? Encoding::Windows1251 : Encoding::Latin1};
    text.utf8.reserve(2 * bytes.size());
    for (const char c : bytes) append(text.utf8, characterOf(static_cast<unsigned char>(c), text.encoding));
    return text;
}

std::optional<std::string> encoded(std::string_view utf8, Encoding encoding) {
    if (encoding == Encoding::Utf8) return std::string(utf8);
    std::string bytes;
    while (!utf8.empty()) {
        const std::size_t length = characterAt(utf8);
        const auto byte = length == 0 ? std::nullopt : byteOf(codePoint(utf8.substr(0, length)), encoding);
        if (!byte) return std::nullopt;
        bytes += *byte;
        utf8.remove_prefix(length);
    }
    return bytes;
}

}  // namespace rokada
