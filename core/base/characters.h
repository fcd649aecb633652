// Kinds of characters, in ASCII whatever the locale.
#pragma once

namespace rokada {

[[nodiscard]] constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool capital(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool letter(char c) { return capital(c) || (c >= 'a' && c <= 'z'); }
[[nodiscard]] constexpr char lowerCase(char c) { return capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
/// Blanks and line ends; NUL and the end of files of DOS count as such.
[[nodiscard]] constexpr bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0' || c == '\x1A'; }
/// A byte of a character that is not ASCII.
[[nodiscard]] constexpr bool beyondAscii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

}  // namespace rokada
