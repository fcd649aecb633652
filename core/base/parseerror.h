// Errors of parsing a text, such as a position, a move or a time control. An error consists of a place in the text and
// a code, without a message.
#pragma once

#include "base/basics.h"

#include <cstddef>
#include <cstdint>
#include <tl/expected.hpp>

namespace rokada {

/// Reasons why a text cannot be parsed. The user interface turns them into messages.
enum class ErrorCode : std::uint8_t {
    // Errors in a position text.
    MissingField,
    ExtraField,
    WrongRowCount,
    RowTooShort,
    RowTooLong,
    BadNumber,  ///< invalid number of empty squares
    MissingHole,
    NoSquareHere,
    UnknownPiece,
    BadTower,
    TooManyPieces,
    BadReserve,
    ReserveWithoutRoom,
    BadSide,
    DeadSideToMove,
    BadRights,
    BadEnPassant,
    BadClock,
    BadMoveNumber,
    BadFlags,
    NoKing,
    TooManyKings,
    PawnOnPromotionSquare,
    OpponentInCheck,
    // Errors in a move text.
    EmptyMove,
    BadSquare,
    NotAMove,
    IllegalMove,
    AmbiguousMove,
    // Errors in a time control.
    BadTimeControl,
    // Errors in rule options.
    UnknownVariant,
    UnknownOption,
    UnknownValue,
    MissingEquals,
};

/// Position and reason of a parse error.
struct ParseError {
    std::size_t at = 0;  ///< index of the first offending character, from 0
    ErrorCode what{};
    int field = 0;       ///< number of the field in a position text, from 1; 0 for other texts
    Side side = NoSide;  ///< side that an error in a position text concerns, if any

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

template <class T>
using Parsed = tl::expected<T, ParseError>;

/// Returns an error that converts to any `Parsed`.
[[nodiscard]] inline auto parseError(std::size_t at, ErrorCode what, int field = 0) {
    return tl::make_unexpected(ParseError{at, what, field});
}

}  // namespace rokada
