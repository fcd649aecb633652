// Position text: one line with all facts of a position, in both directions. docs/formats.md describes the format. The
// writer is exact; the reader accepts texts of other programs and reports what it supplied and dropped.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Facts that the reader of a position text supplied or dropped.
enum class PositionRemarkCode : std::uint8_t {
    FieldsSupplied,     ///< the text ends before this field; defaults apply
    CounterCorrected,   ///< a clock or move number was out of bounds, for example move number 0
    RightDropped,       ///< king or rook is not on the square that the castling right needs
    EnPassantDropped,   ///< no pawn has just passed over the square
    FlagDropped,        ///< no pawn on the file can still have its first move
    OperationsDropped,  ///< operations of an EPD, except the counters
    OtherRules,         ///< the text fits other rule options, which the position now has
};

/// A fact that the reader supplied or dropped, with its place.
struct PositionRemark {
    PositionRemarkCode what{};
    int field = 0;       ///< from 1
    std::size_t at = 0;  ///< offset of a character in the text

    friend bool operator==(const PositionRemark&, const PositionRemark&) = default;
};

/// Position with the remarks of the reader.
struct ReadPosition {
    Position position;
    std::vector<PositionRemark> remarks;  ///< in the order of the fields; empty if the text is exact
};

/// Parses a position text, FEN and EPD included. Any white space separates fields, and all but the first can be
/// missing. Castling rights can have any order, and those of chess can be X-FEN or Shredder-FEN. An error has the
/// number of an invalid field and the offset of its first invalid character (of its start if the whole field is
/// invalid). If several fields are invalid, any one is reported.
[[nodiscard]] Parsed<ReadPosition> readPosition(const Rulebook& book, std::string_view text);
/// Returns only the position.
[[nodiscard]] Parsed<Position> parsePosition(const Rulebook& book, std::string_view text);
/// Writes the text. Reading it again gives an equal position.
[[nodiscard]] std::string positionText(const Position& position);
/// Returns the start position of the variant, the default one if there are several.
[[nodiscard]] Position startPosition(const Rulebook& book);
/// Returns start position `number`, from 0 to the count of `Variant::numberedStarts` - 1.
[[nodiscard]] Position startPosition(const Rulebook& book, int number);
/// Returns the number of a start position; nullopt if it is none or starts have no numbers.
[[nodiscard]] std::optional<int> startNumber(const Position& position);

}  // namespace rokada
