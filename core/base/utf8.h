// Decodes and encodes UTF-8 characters, and finds white space in UTF-8 text.
#pragma once

#include "base/characters.h"

#include <string>
#include <string_view>

namespace rokada {

/// Returns the length in bytes of the UTF-8 character at the start of `text`, or 0 if its bytes are not valid UTF-8.
/// Precondition: `text` is not empty.
[[nodiscard]] std::size_t utf8Length(std::string_view text);
/// Returns the code point of one character. Precondition: `character` is one valid UTF-8 character.
[[nodiscard]] char32_t codePoint(std::string_view character);
/// Appends a code point to UTF-8 text.
void appendUtf8(std::string& utf8, char32_t code);
/// Returns the number of characters in UTF-8 text. An invalid byte counts as one character.
[[nodiscard]] std::size_t charactersIn(std::string_view utf8);

/// Implements `blankLength` for a text that starts with a byte outside ASCII.
[[nodiscard]] std::size_t lengthOfBlankBeyondAscii(std::string_view text);
/// Returns the length in bytes of the white space character at the start of `text`, or 0 if there is none. Accepts
/// ASCII white space, NUL, 0x1A (the end-of-file mark of DOS), the no-break and zero-width spaces of Unicode, the byte
/// order mark, and a lone 0xA0 of old encodings.
[[nodiscard]] inline std::size_t blankLength(std::string_view text) {
    if (text.empty()) return 0;
    if (beyondAscii(text[0])) return lengthOfBlankBeyondAscii(text);
    return blank(text[0]) ? 1 : 0;
}

/// Returns the text without the white space at its start (see `blankLength`) and without ASCII white space at its end.
/// Unicode white space at the end is kept.
[[nodiscard]] std::string_view withoutBlanks(std::string_view text);

}  // namespace rokada
