// Classifies ASCII characters independently of the locale.
#pragma once

namespace rokada {

/// Returns true for an ASCII digit.
[[nodiscard]] constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
/// Returns true for an ASCII capital letter.
[[nodiscard]] constexpr bool capital(char c) { return c >= 'A' && c <= 'Z'; }
/// Returns true for an ASCII letter.
[[nodiscard]] constexpr bool letter(char c) { return capital(c) || (c >= 'a' && c <= 'z'); }
/// Returns an ASCII capital letter in lower case, and any other character unchanged.
[[nodiscard]] constexpr char lowerCase(char c) { return capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
/// Returns true for white space, NUL and 0x1A, the end-of-file mark of DOS.
[[nodiscard]] constexpr bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0' || c == '\x1A'; }
/// Returns true for a byte outside ASCII, such as every byte of a multi-byte UTF-8 character.
[[nodiscard]] constexpr bool beyondAscii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

}  // namespace rokada
