// Detects and converts text encodings of files: UTF-8, two old single-byte encodings, UTF-16 and UTF-32.
#pragma once

#include "base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Text encodings. The values are stored in files.
enum class Encoding : std::uint8_t {
    Utf8,         ///< or ASCII
    Windows1251,  ///< Cyrillic
    Windows1252,  ///< Western European; includes Latin-1
    Utf16Little,
    Utf16Big,
    Utf32Little,
    Utf32Big,
};

/// Returns the size of a code unit in bytes: 1, 2 or 4.
[[nodiscard]] std::size_t unitSize(Encoding encoding);

/// Text in UTF-8. Invalid bytes stay in place: they are shown as U+FFFD and written unchanged.
struct DecodedText {
    std::string utf8;
    Encoding encoding = Encoding::Utf8;
    bool damaged = false;  ///< contains invalid bytes
};

/// Detects the old encoding of a file from letters that are not UTF-8. Cyrillic letters form words; Western languages
/// have no words with so many consecutive accented letters.
class EncodingGuess {
public:
    void add(std::string_view bytes);
    /// Returns Windows1251 or Windows1252, or nullopt if all text is UTF-8 or ASCII.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const;

private:
    void endRun();

    std::string run_;  ///< current run of non-ASCII bytes
    std::size_t together_ = 0, alone_ = 0;
    bool found_ = false;  ///< a run that is not UTF-8 was found
};

/// Decodes a game. It is UTF-8 if most of its non-ASCII letters are; otherwise it is in `old`. Without `old` the
/// encoding is guessed from this game alone.
[[nodiscard]] DecodedText decoded(std::string_view bytes, std::optional<Encoding> old = {});
/// Returns the text with U+FFFD in place of invalid bytes. 0xA0 becomes a no-break space.
[[nodiscard]] std::string withoutStrayBytes(std::string_view text);
/// Converts UTF-16 or UTF-32 without a byte order mark to UTF-8. Returns other text unchanged.
[[nodiscard]] std::string utf8Of(std::string_view bytes, Encoding encoding);

/// Encoded text, or the first character, in UTF-8, that the encoding lacks. UTF-8 has all characters.
struct EncodedText {
    std::string bytes;
    std::optional<std::string> missing;
};
/// Reverses `decoded`. Does not write a byte order mark.
[[nodiscard]] EncodedText encoded(std::string_view utf8, Encoding encoding);

/// Converts the UTF-16 and UTF-32 parts of a stream to UTF-8, as announced by byte order marks. Other bytes pass
/// unchanged. A stream can be several concatenated files with different encodings.
class WideDecoder {
public:
    /// Part of the stream in one encoding; `Utf8` for text that passed unchanged.
    struct Piece {
        std::string text;
        Encoding encoding = Encoding::Utf8;
    };

    /// `encoding` is that of the start of the stream, if it is known without a mark.
    explicit WideDecoder(Encoding encoding = Encoding::Utf8) : encoding_(encoding) {}

    void feed(std::string_view bytes) { waiting_ += bytes; }
    void finish() { last_ = true; }
    /// Returns the next piece, or nullopt if more input is needed.
    [[nodiscard]] std::optional<Piece> take();

private:
    [[nodiscard]] Piece takeNarrow();
    [[nodiscard]] Piece takeWide();

    std::string waiting_;
    bool begun_ = false, last_ = false;
    Encoding encoding_;
};

/// Returns the number of bytes that a UTF-8 text, read by `WideDecoder`, had in `encoding`.
[[nodiscard]] std::size_t bytesOf(std::string_view utf8, Encoding encoding);

}  // namespace rokada
