// Classifies ASCII characters independently of the locale.
#pragma once

namespace rokada {

/// Classify and convert ASCII characters only.
[[nodiscard]] constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool capital(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool letter(char c) { return capital(c) || (c >= 'a' && c <= 'z'); }
[[nodiscard]] constexpr char lowerCase(char c) { return capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
/// Returns true for white space, NUL and 0x1A, the end-of-file mark of DOS.
[[nodiscard]] constexpr bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0' || c == '\x1A'; }
/// Returns true for a byte of a multi-byte character.
[[nodiscard]] constexpr bool beyondAscii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

}  // namespace rokada
