#include "record/encoding.h"

#include "base/characters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rokada {

namespace {

/// Code points of the Windows-1251 bytes 0x80 to 0xBF. The bytes from 0xC0 on are the Russian and Bulgarian letters in
/// alphabetical order.
constexpr std::array<char16_t, 64> windows1251{
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
    0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x0098, 0x2122,
    0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
    0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
    0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};
/// Code points of the Windows-1252 bytes 0x80 to 0x9F. The bytes from 0xA0 on are the same as in Latin-1.
constexpr std::array<char16_t, 32> windows1252{0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                               0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                               0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                               0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
constexpr unsigned FirstLetter = 0xC0, FirstCyrillic = 0x410;
/// Minimum number of consecutive non-ASCII letters that indicates Cyrillic. Western words do not have so many accented
/// letters in a row.
constexpr std::size_t LongRun = 3;
/// Length in bytes at which an unfinished run of non-ASCII bytes is classified. It limits memory, because a whole file
/// can be one run.
constexpr std::size_t LongestRun = 1 << 12;
constexpr char32_t Replacement = 0xFFFD;
/// Code of the no-break space in Windows-1251 and Windows-1252.
constexpr char32_t NoBreakBlank = 0xA0;

constexpr unsigned byteAt(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

/// Returns true for visible characters from U+00C0 on. Lower code points do not count as letters, because bytes of an
/// old encoding can form them by chance.
bool isLetter(char32_t code) {
    const bool blank = code == 0xFEFF || (code >= 0x200B && code <= 0x200F) || code == 0x2060;
    return code >= 0xC0 && !blank;
}

/// Numbers of UTF-8 letters and of invalid bytes in a text.
struct Utf8Counts {
    std::size_t letters = 0, strays = 0;

    /// Returns true if UTF-8 letters outnumber invalid bytes. The text is then UTF-8, even if some letters are damaged.
    [[nodiscard]] bool utf8() const { return letters > strays; }
};

Utf8Counts countsIn(std::string_view run) {
    Utf8Counts counts;
    while (!run.empty()) {
        const std::size_t length = utf8Length(run);
        if (length == 0) {
            ++counts.strays;
        } else if (isLetter(codePoint(run.substr(0, length)))) {
            ++counts.letters;
        }
        run.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return counts;
}

/// Removes the next run of non-ASCII bytes from `text` and returns it. Returns an empty view if there is none.
std::string_view takeRun(std::string_view& text) {
    // Uses a lambda, because the compiler inlines it into the loop. A function pointer would cost a call for each byte.
    const auto beyond = [](char c) { return beyondAscii(c); };
    const auto begin = std::ranges::find_if(text, beyond);
    const auto end = std::find_if_not(begin, text.end(), beyond);
    const std::string_view run(text.data() + (begin - text.begin()), static_cast<std::size_t>(end - begin));
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    return run;
}

std::size_t oldLettersIn(std::string_view run) {
    return static_cast<std::size_t>(
        std::ranges::count_if(run, [](char c) { return static_cast<unsigned char>(c) >= FirstLetter; }));
}

char16_t characterOf(unsigned byte, Encoding encoding) {
    if (byte < 0x80) return static_cast<char16_t>(byte);
    if (encoding == Encoding::Windows1252) return static_cast<char16_t>(byte < 0xA0 ? windows1252[byte - 0x80u] : byte);
    return static_cast<char16_t>(byte < FirstLetter ? windows1251[byte - 0x80u] : FirstCyrillic + byte - FirstLetter);
}

std::optional<char> byteOf(char32_t code, Encoding encoding) {
    if (code < 0x80) return static_cast<char>(code);
    for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
        if (characterOf(byte, encoding) == code) return static_cast<char>(byte);
    }
    return std::nullopt;
}

bool littleEndian(Encoding encoding) { return encoding == Encoding::Utf16Little || encoding == Encoding::Utf32Little; }

/// Returns the first code unit of `bytes`.
char32_t unitAt(std::string_view bytes, Encoding encoding) {
    const std::size_t size = unitSize(encoding);
    char32_t unit = 0;
    for (std::size_t i = 0; i < size; ++i) unit = unit << 8u | byteAt(bytes, littleEndian(encoding) ? size - 1 - i : i);
    return unit;
}

void appendUnit(std::string& bytes, char32_t unit, Encoding encoding) {
    const std::size_t size = unitSize(encoding);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t shift = 8 * (littleEndian(encoding) ? i : size - 1 - i);
        bytes += static_cast<char>(unit >> shift & 0xFFu);
    }
}

void appendWide(std::string& bytes, char32_t code, Encoding encoding) {
    if (unitSize(encoding) == 2 && code >= 0x10000) {
        appendUnit(bytes, 0xD800 + ((code - 0x10000) >> 10u), encoding);
        appendUnit(bytes, 0xDC00 + ((code - 0x10000) & 0x3FFu), encoding);
    } else {
        appendUnit(bytes, code, encoding);
    }
}

using namespace std::string_view_literals;

struct Mark {
    std::string_view bytes;
    Encoding encoding;
};

/// Longer byte order marks come first, because a short one can be the start of a longer one.
constexpr std::array marks{
    Mark{"\xFF\xFE\0\0"sv, Encoding::Utf32Little}, Mark{"\0\0\xFE\xFF"sv, Encoding::Utf32Big},
    Mark{"\xFF\xFE"sv, Encoding::Utf16Little},     Mark{"\xFE\xFF"sv, Encoding::Utf16Big},
    Mark{"\xEF\xBB\xBF"sv, Encoding::Utf8},
};
constexpr std::size_t LongestMark = 4;
/// Start of a PGN file in UTF-8 without a byte order mark. After UTF-16 or UTF-32 text in a stream, it begins the next
/// file.
constexpr std::string_view FirstTag = "[Event \"";
constexpr std::size_t Lookahead = 2 * LongestMark;

/// Returns true if `bytes` starts with an ASCII character in `encoding`.
bool asciiAt(std::string_view bytes, Encoding encoding) {
    if (bytes.size() < unitSize(encoding)) return false;
    const char32_t unit = unitAt(bytes, encoding);
    return unit > 0 && unit < 0x80;
}

/// Returns the encoding of the byte order mark at the start of `bytes`, or nullopt. `atBegin` is true at the start of
/// the stream. Elsewhere, an ASCII character must follow the mark, because the bytes of a mark can also be letters in
/// Windows-1251.
std::optional<Encoding> markAt(std::string_view bytes, bool atBegin) {
    for (const Mark& mark : marks) {
        if (!bytes.starts_with(mark.bytes)) continue;
        if (atBegin || asciiAt(bytes.substr(mark.bytes.size()), mark.encoding)) return mark.encoding;
    }
    return std::nullopt;
}

}  // namespace

std::size_t unitSize(Encoding encoding) {
    switch (encoding) {
        case Encoding::Utf8:
        case Encoding::Windows1251:
        case Encoding::Windows1252: break;
        case Encoding::Utf16Little:
        case Encoding::Utf16Big: return 2;
        case Encoding::Utf32Little:
        case Encoding::Utf32Big: return 4;
    }
    return 1;
}

void EncodingGuess::add(std::string_view bytes) {
    while (!bytes.empty()) {
        const bool goesOn = !run_.empty() && byteAt(bytes, 0) >= 0x80;
        if (!goesOn) endRun();
        run_ += takeRun(bytes);
        if (!bytes.empty() || run_.size() > LongestRun) endRun();
    }
}

void EncodingGuess::endRun() {
    const Utf8Counts counts = countsIn(run_);
    if (counts.strays > 0 && !counts.utf8()) {
        found_ = true;
        std::size_t letters = 0;
        const auto end = [&] {
            (letters >= LongRun ? together_ : alone_) += letters;
            letters = 0;
        };
        for (std::size_t i = 0; i < run_.size(); ++i) {
            const unsigned byte = byteAt(run_, i);
            const bool letter = byte >= FirstLetter || byte == 0xA8 || byte == 0xB8;
            letter ? static_cast<void>(++letters) : end();
        }
        end();
    }
    run_.clear();
}

std::optional<Encoding> EncodingGuess::oldEncoding() const {
    EncodingGuess whole = *this;
    whole.endRun();
    if (!whole.found_) return std::nullopt;
    return whole.together_ > whole.alone_ ? Encoding::Windows1251 : Encoding::Windows1252;
}

DecodedText decoded(std::string_view bytes, std::optional<Encoding> old) {
    std::size_t letters = 0, oldLetters = 0;
    bool strays = false;
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::string_view run = takeRun(rest);
        const Utf8Counts counts = countsIn(run);
        // Runs of the byte 0xA0 do not count as invalid text. This byte is a no-break space in both old encodings, and
        // any text can contain it.
        constexpr auto Blank = static_cast<char>(NoBreakBlank);
        const bool blanks =
            counts.letters == 0 && static_cast<std::size_t>(std::ranges::count(run, Blank)) >= counts.strays;
        strays |= counts.strays > 0 && !blanks;
        if (counts.utf8()) {
            letters += counts.letters;
        } else if (counts.strays > 0) {
            oldLetters += oldLettersIn(run);
        }
    }
    // Text with invalid bytes counts as UTF-8 only if UTF-8 letters are at least as frequent as letters of an old
    // encoding. Two letters of an old encoding can look like one UTF-8 letter by chance.
    const bool words = letters > 0 && letters >= oldLetters;
    if (!strays || words) {
        const bool ascii = !words && std::ranges::none_of(bytes, beyondAscii);
        return {.utf8 = std::string(bytes),
                .encoding = ascii ? old.value_or(Encoding::Utf8) : Encoding::Utf8,
                .damaged = strays};
    }
    if (!old) {
        EncodingGuess guess;
        guess.add(bytes);
        old = guess.oldEncoding();
    }
    DecodedText text{.utf8 = {}, .encoding = old.value_or(Encoding::Windows1252)};
    text.utf8.reserve(bytes.size() + bytes.size() / 2);
    // Keeps a UTF-8 space of three bytes unchanged, because `PgnSplitter` has already treated it as a space.
    constexpr std::size_t WideBlank = 3;
    for (std::size_t i = 0; i < bytes.size();) {
        const bool blank = beyondAscii(bytes[i]) && blankLength(bytes.substr(i)) == WideBlank;
        const std::size_t length = blank ? WideBlank : 1;
        if (blank) {
            text.utf8 += bytes.substr(i, length);
        } else {
            appendUtf8(text.utf8, characterOf(byteAt(bytes, i), text.encoding));
        }
        i += length;
    }
    return text;
}

std::string withoutStrayBytes(std::string_view text) {
    std::string utf8;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length > 0) {
            utf8.append(text.substr(0, length));
        } else {
            appendUtf8(utf8, byteAt(text, 0) == NoBreakBlank ? NoBreakBlank : Replacement);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return utf8;
}

EncodedText encoded(std::string_view utf8, Encoding encoding) {
    if (encoding == Encoding::Utf8) return {std::string(utf8), std::nullopt};
    EncodedText text;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t length = utf8Length(utf8.substr(at));
        const char32_t code = length == 0 ? Replacement : codePoint(utf8.substr(at, length));
        if (unitSize(encoding) > 1) {
            appendWide(text.bytes, code, encoding);
        } else if (const auto byte = byteOf(code, encoding)) {
            text.bytes += *byte;
        } else {
            text.missing = std::string(utf8.substr(at, std::max<std::size_t>(length, 1)));
            return text;
        }
        at += std::max<std::size_t>(length, 1);
    }
    return text;
}

std::string utf8Of(std::string_view bytes, Encoding encoding) {
    if (unitSize(encoding) == 1) return std::string(bytes);
    WideDecoder decoder(encoding);
    decoder.feed(bytes);
    decoder.finish();
    std::string text;
    while (const auto piece = decoder.take()) text += piece->text;
    return text;
}

std::optional<WideDecoder::Piece> WideDecoder::take() {
    while (last_ ? !waiting_.empty() : waiting_.size() >= Lookahead) {
        if (!std::exchange(begun_, true)) encoding_ = markAt(waiting_, true).value_or(encoding_);
        Piece piece = unitSize(encoding_) > 1 ? takeWide() : takeNarrow();
        // The text of the piece is empty if another encoding begins at its first byte.
        if (!piece.text.empty()) return piece;
    }
    return std::nullopt;
}

/// Takes bytes up to a byte order mark of another encoding. Unless the stream is complete (`last_`), leaves the last
/// bytes, because they can be the start of a mark.
WideDecoder::Piece WideDecoder::takeNarrow() {
    const auto beginsMark = [](char c) { return c == '\0' || static_cast<unsigned char>(c) >= 0xFE; };
    auto end = last_ ? waiting_.end() : waiting_.end() - (Lookahead - 1);
    for (auto at = std::find_if(waiting_.begin(), end, beginsMark); at != end;
         at = std::find_if(at + 1, end, beginsMark)) {
        const auto mark =
            markAt(std::string_view(waiting_).substr(static_cast<std::size_t>(at - waiting_.begin())), false);
        if (!mark) continue;
        encoding_ = *mark;
        end = at;
        break;
    }
    Piece piece{std::string(waiting_.begin(), end), Encoding::Utf8};
    waiting_.erase(waiting_.begin(), end);
    return piece;
}

/// Takes characters of UTF-16 or UTF-32 up to the start of a file in another encoding.
WideDecoder::Piece WideDecoder::takeWide() {
    Piece piece{{}, encoding_};
    const std::size_t size = unitSize(encoding_);
    std::size_t at = 0;
    const std::size_t end = last_ ? waiting_.size() : waiting_.size() - Lookahead + 1;
    while (at < end) {
        const std::string_view bytes = std::string_view(waiting_).substr(at);
        const auto mark = markAt(bytes, false);
        const bool narrow = bytes.starts_with(FirstTag);
        if ((mark && *mark != encoding_) || narrow) {
            encoding_ = narrow ? Encoding::Utf8 : *mark;
            break;
        }
        if (bytes.size() < size) {
            appendUtf8(piece.text, Replacement);  // truncated character at the end
            at = waiting_.size();
            break;
        }
        char32_t code = unitAt(bytes, encoding_);
        at += size;
        if (size == 2 && code >= 0xD800 && code < 0xDC00 && bytes.size() >= 4) {
            const char32_t low = unitAt(bytes.substr(2), encoding_);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10u) + (low - 0xDC00);
                at += size;
            }
        }
        const bool none = (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
        appendUtf8(piece.text, none ? Replacement : code);
    }
    waiting_.erase(0, at);
    return piece;
}

std::size_t bytesOf(std::string_view utf8, Encoding encoding) {
    const std::size_t size = unitSize(encoding);
    if (size == 1) return utf8.size();
    std::size_t bytes = 0;
    while (!utf8.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8Length(utf8), 1);
        bytes += size == 2 && length == 4 ? 4 : size;
        utf8.remove_prefix(length);
    }
    return bytes;
}

}  // namespace rokada
