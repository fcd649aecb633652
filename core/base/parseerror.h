// What readers of outside text return on failure: a place and a code, never a sentence.
#pragma once

#include "base/basics.h"

#include <cstddef>
#include <cstdint>
#include <tl/expected.hpp>

namespace rokada {

/// Why a text was rejected. The user interface has the words for it.
enum class ErrorCode : std::uint8_t {
    // position text
    MissingField,
    ExtraField,
    WrongRowCount,
    RowTooShort,
    RowTooLong,
    BadNumber,  ///< of empty squares
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
    // move text
    EmptyMove,
    BadSquare,
    NotAMove,
    IllegalMove,
    AmbiguousMove,
    // time controls
    BadTimeControl,
    // rule options
    UnknownVariant,
    UnknownOption,
    UnknownValue,
    MissingEquals,
};

/// Where and why a text was rejected.
struct ParseError {
    std::size_t at = 0;  ///< index of the first offending character, from 0
    ErrorCode what{};
    int field = 0;       ///< position text: the number of the field, from 1; elsewhere 0
    Side side = NoSide;  ///< position text: whom the error is about, where it is about one side

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

template <class T>
using Parsed = tl::expected<T, ParseError>;

[[nodiscard]] inline auto parseError(std::size_t at, ErrorCode what, int field = 0) {
    return tl::make_unexpected(ParseError{at, what, field});
}

}  // namespace rokada
