// Which characters the bytes of a file stand for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

enum class Encoding : std::uint8_t {
    Utf8,         ///< or ASCII
    Windows1251,  ///< Cyrillic
    Latin1,       ///< with the characters that Windows-1252 has beyond it
};

struct DecodedText {
    std::string utf8;
    Encoding encoding = Encoding::Utf8;
};

/// Text that is not UTF-8 is Windows-1251 if most of its letters beyond ASCII stand together in words, as Cyrillic ones
/// do, and else Latin-1, where they stand alone. A mark at the beginning is dropped.
[[nodiscard]] DecodedText decoded(std::string_view bytes);
/// The other way; nothing if the text has a character that the encoding has not.
[[nodiscard]] std::optional<std::string> encoded(std::string_view utf8, Encoding encoding);

}  // namespace rokada
