// Which characters the bytes of a file stand for: UTF-8, the two old encodings of one byte a character, UTF-16 and
// UTF-32.
#pragma once

#include "base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// The numbers are written into files.
enum class Encoding : std::uint8_t {
    Utf8,         ///< or ASCII
    Windows1251,  ///< Cyrillic
    Windows1252,  ///< Western European; Latin-1 is a part of it
    Utf16Little,
    Utf16Big,
    Utf32Little,
    Utf32Big,
};

/// The size of a code unit in bytes: 1, 2 or 4.
[[nodiscard]] std::size_t unitSize(Encoding encoding);

/// Text in UTF-8. A byte that belongs to no character stays in its place: it is shown as U+FFFD and written unchanged.
struct DecodedText {
    std::string utf8;
    Encoding encoding = Encoding::Utf8;
    bool damaged = false;  ///< has such bytes
};

/// Finds the old encoding of a file from the letters of its games that are not UTF-8. Cyrillic letters stand together
/// in words; Western languages have no words with so many accented letters in a row.
class EncodingGuess {
public:
    void add(std::string_view bytes);
    /// Windows1251 or Windows1252; nullopt if all text is UTF-8 or ASCII.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const;

private:
    void endRun();

    std::string run_;  ///< bytes beyond ASCII in a row
    std::size_t together_ = 0, alone_ = 0;
    bool found_ = false;  ///< a run that is not UTF-8
};

/// Decodes a game. It is UTF-8 if most of its letters beyond ASCII are, else it is in `old`; without `old` the encoding
/// is guessed from this game alone.
[[nodiscard]] DecodedText decoded(std::string_view bytes, std::optional<Encoding> old = {});
/// The same text with U+FFFD in place of bytes that belong to no character; 0xA0 is a no-break blank.
[[nodiscard]] std::string withoutStrayBytes(std::string_view text);
/// A text in UTF-16 or UTF-32, without a mark, as UTF-8; any other unchanged.
[[nodiscard]] std::string utf8Of(std::string_view bytes, Encoding encoding);

/// A text in an encoding, or the first character that the encoding does not have, in UTF-8. UTF-8 has every character.
struct EncodedText {
    std::string bytes;
    std::optional<std::string> missing;
};
/// The reverse of `decoded`, without a byte order mark.
[[nodiscard]] EncodedText encoded(std::string_view utf8, Encoding encoding);

/// Turns a stream of bytes into UTF-8 where it is UTF-16 or UTF-32, which a byte order mark announces; bytes of other
/// encodings pass unchanged. A stream may be several files in a row, each with its encoding.
class WideDecoder {
public:
    /// A part of the stream in one encoding: `Utf8` for text that passed unchanged.
    struct Piece {
        std::string text;
        Encoding encoding = Encoding::Utf8;
    };

    /// `encoding`: how the stream begins, if that is known without its mark.
    explicit WideDecoder(Encoding encoding = Encoding::Utf8) : encoding_(encoding) {}

    void feed(std::string_view bytes) { waiting_ += bytes; }
    void finish() { last_ = true; }
    /// The next piece, or nullopt until more is fed.
    [[nodiscard]] std::optional<Piece> take();

private:
    [[nodiscard]] Piece takeNarrow();
    [[nodiscard]] Piece takeWide();

    std::string waiting_;
    bool begun_ = false, last_ = false;
    Encoding encoding_;
};

/// The bytes of a UTF-8 text in `encoding`, which `WideDecoder` has read.
[[nodiscard]] std::size_t bytesOf(std::string_view utf8, Encoding encoding);

}  // namespace rokada
