// Characters and blanks of UTF-8 text.
#pragma once

#include "base/characters.h"

#include <string>
#include <string_view>

namespace rokada {

/// The length in bytes of the UTF-8 character at the front of `text`; 0 if there is none. `text` is not empty.
[[nodiscard]] std::size_t utf8Length(std::string_view text);
/// The code point of one UTF-8 character.
[[nodiscard]] char32_t codePoint(std::string_view character);
/// Appends a code point to UTF-8 text.
void appendUtf8(std::string& utf8, char32_t code);
/// The number of characters of UTF-8 text; a byte that belongs to none counts as one.
[[nodiscard]] std::size_t charactersIn(std::string_view utf8);

/// `blankLength` of a text that does not begin with ASCII.
[[nodiscard]] std::size_t lengthOfBlankBeyondAscii(std::string_view text);
/// The length in bytes of the blank at the front of `text`, 0 if there is none. Blanks are ASCII's, NUL, 0x1A (which
/// ends files of DOS), the no-break and zero-width ones of Unicode, the byte order mark, and a lone 0xA0 of old
/// encodings.
[[nodiscard]] inline std::size_t blankLength(std::string_view text) {
    if (text.empty()) return 0;
    if (beyondAscii(text[0])) return lengthOfBlankBeyondAscii(text);
    return blank(text[0]) ? 1 : 0;
}

/// A text without the blanks around it, those of Unicode at its front included.
[[nodiscard]] std::string_view withoutBlanks(std::string_view text);

}  // namespace rokada
