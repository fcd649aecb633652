// Position text: one line with all facts of a position. docs/formats.md describes the format. The writer always
// produces this format. The reader also accepts texts of other programs, and reports the facts that it added or
// dropped.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Facts that the reader of a position text added or dropped.
enum class PositionRemarkCode : std::uint8_t {
    FieldsSupplied,     ///< the text ends before this field; the field has its default value
    CounterCorrected,   ///< a counter was out of bounds, for example move number 0
    RightDropped,       ///< king or rook is not on the square that the castling right requires
    EnPassantDropped,   ///< no pawn can have just passed over the square
    FlagDropped,        ///< no pawn on the file can still make its first move
    OperationsDropped,  ///< the text has operations of an EPD other than counters
    OtherRules,         ///< the text requires other rule options; the position uses them
};

/// Fact that the reader added or dropped, with its place in the text.
struct PositionRemark {
    PositionRemarkCode what{};
    int field = 0;       ///< number of the field, from 1
    std::size_t at = 0;  ///< offset of a character in the text

    friend bool operator==(const PositionRemark&, const PositionRemark&) = default;
};

/// Position with the remarks of the reader about its text.
struct ReadPosition {
    Position position;
    std::vector<PositionRemark> remarks;  ///< remarks in the order of the fields; empty if the text is exact
};

/// Parses a position text, which can be a FEN or an EPD. White space separates the fields; all fields except the first
/// can be missing. Castling rights can have any order, and in chess they can be X-FEN or Shredder-FEN. An error has the
/// number of the invalid field and the offset of its first invalid character, or of its start if the whole field is
/// invalid. If several fields are invalid, any one of them is reported.
[[nodiscard]] Parsed<ReadPosition> readPosition(const Rulebook& book, std::string_view text);
/// Parses a position text and returns only the position, without remarks.
[[nodiscard]] Parsed<Position> parsePosition(const Rulebook& book, std::string_view text);
/// Returns the text of a position. `readPosition` reads it as an equal position.
[[nodiscard]] std::string positionText(const Position& position);
/// Returns the default start position of the variant.
[[nodiscard]] Position startPosition(const Rulebook& book);
/// Returns the start position with this number of `Variant::numberedStarts`, from 0.
[[nodiscard]] Position startPosition(const Rulebook& book, int number);
/// Returns the number of a start position. Returns nullopt if `position` is not a start position or the variant has no
/// numbers.
[[nodiscard]] std::optional<int> startNumber(const Position& position);

}  // namespace rokada
