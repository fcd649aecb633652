// Position text: one line that says everything about a position, both ways. The format is in docs/formats.md. The
// writer is exact; the reader takes what other programs write and says what it supplied and dropped.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// What the reader of a position text supplied or dropped.
enum class PositionRemarkCode : std::uint8_t {
    FieldsSupplied,     ///< the text ends before this field: the usual values count
    CounterCorrected,   ///< a clock or a move number out of bounds, as move number 0
    RightDropped,       ///< king or rook is not where the right to castle wants it
    EnPassantDropped,   ///< no pawn has just passed over the square
    FlagDropped,        ///< no pawn with its first move stands on the file
    OperationsDropped,  ///< the operations of an EPD, but for the counters
    OtherRules,         ///< the text fits other rule options: those of the position that was read
};

struct PositionRemark {
    PositionRemarkCode what{};
    int field = 0;       ///< counted from 1
    std::size_t at = 0;  ///< index of a character of the text

    friend bool operator==(const PositionRemark&, const PositionRemark&) = default;
};

struct ReadPosition {
    Position position;
    std::vector<PositionRemark> remarks;  ///< in the order of the fields; empty if the text is exact
};

/// Reads a position text, FEN and EPD included. Fields may be separated by any blanks, and missing behind the first
/// one; rights may have any order, and those of chess may be X-FEN or Shredder-FEN. An error has the number of a field
/// that is wrong and the index of its first wrong character (of its first one, where the field is wrong as a whole). If
/// several fields are wrong, any of them may be named.
[[nodiscard]] Parsed<ReadPosition> readPosition(const Rulebook& book, std::string_view text);
/// The position alone.
[[nodiscard]] Parsed<Position> parsePosition(const Rulebook& book, std::string_view text);
/// Writes it; reading it again gives an equal position.
[[nodiscard]] std::string positionText(const Position& position);
/// The start position of the variant, the usual one if there are several.
[[nodiscard]] Position startPosition(const Rulebook& book);
/// The start position of that number, from 0 to the count of `Variant::numberedStarts`.
[[nodiscard]] Position startPosition(const Rulebook& book, int number);
/// The number of a start position; nothing if it is none, or if starts have no numbers.
[[nodiscard]] std::optional<int> startNumber(const Position& position);

}  // namespace rokada
