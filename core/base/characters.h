// Kinds of characters, in ASCII whatever the locale.
#pragma once

namespace rokada {

[[nodiscard]] constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool capital(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace rokada
