// Detects and converts the text encodings of files: UTF-8, UTF-16, UTF-32, Windows-1251 and Windows-1252. The last two
// have one byte per character and are called old encodings here.
#pragma once

#include "base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Text encodings. Files store the numeric values, so these must not change.
enum class Encoding : std::uint8_t {
    Utf8,         ///< UTF-8 or ASCII
    Windows1251,  ///< Cyrillic
    Windows1252,  ///< Western European; includes Latin-1
    Utf16Little,
    Utf16Big,
    Utf32Little,
    Utf32Big,
};

/// Returns the size of a code unit in bytes: 1, 2 or 4.
[[nodiscard]] std::size_t unitSize(Encoding encoding);

/// Decoded text. Invalid bytes are kept in `utf8`: the screen shows them as U+FFFD, and files get them unchanged.
struct DecodedText {
    std::string utf8;
    Encoding encoding = Encoding::Utf8;
    bool damaged = false;  ///< true if the text contains invalid bytes
};

/// Detects the old encoding of a file from its runs of bytes that are not UTF-8. Long runs are Cyrillic words, because
/// Western languages do not have so many accented letters in a row.
class EncodingGuess {
public:
    void add(std::string_view bytes);
    /// Returns Windows1251 or Windows1252. Returns nullopt if all text is UTF-8 or ASCII.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const;

private:
    void endRun();

    std::string run_;  ///< current run of non-ASCII bytes
    std::size_t together_ = 0, alone_ = 0;
    bool found_ = false;  ///< true if a run that is not UTF-8 was found
};

/// Decodes the text of a game. The text is UTF-8 if most of its non-ASCII letters are UTF-8, otherwise it is in the
/// encoding `old`. If `old` is nullopt, guesses the old encoding from the letters of this text.
[[nodiscard]] DecodedText decoded(std::string_view bytes, std::optional<Encoding> old = {});
/// Returns the text with U+FFFD in place of each invalid byte. The byte 0xA0 becomes a no-break space.
[[nodiscard]] std::string withoutStrayBytes(std::string_view text);
/// Converts a text in UTF-16 or UTF-32 without a byte order mark to UTF-8. Returns a text in other encodings unchanged.
[[nodiscard]] std::string utf8Of(std::string_view bytes, Encoding encoding);

/// Encoded text. If the encoding does not have a character of the text, `missing` is the first such character in UTF-8.
struct EncodedText {
    std::string bytes;
    std::optional<std::string> missing;
};
/// Converts UTF-8 to `encoding`, the reverse of `decoded`. Does not write a byte order mark.
[[nodiscard]] EncodedText encoded(std::string_view utf8, Encoding encoding);

/// Converts the UTF-16 and UTF-32 parts of a stream to UTF-8, and returns all other bytes unchanged. Byte order marks
/// show where such parts begin. A stream can be several concatenated files with different encodings.
class WideDecoder {
public:
    /// Part of the stream and its original encoding. `Utf8` means that the bytes are unchanged.
    struct Piece {
        std::string text;
        Encoding encoding = Encoding::Utf8;
    };

    /// `encoding` is the encoding at the start of the stream if the stream has no byte order mark there.
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

/// Returns the size in bytes that a text had in `encoding` before `WideDecoder` converted it to UTF-8.
[[nodiscard]] std::size_t bytesOf(std::string_view utf8, Encoding encoding);

}  // namespace rokada
