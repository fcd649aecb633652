// The smallest values of the program: squares, sides, kinds, pieces and sets of pieces, distinct types of one byte.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rokada {

/// The largest board (fortress) has 192 squares; every array by square has this length.
inline constexpr std::size_t MaxSquares = 192;
/// Sides on one board.
inline constexpr std::size_t MaxSides = 4;
/// Kinds of pieces in one variant; 15 is the number of "no kind".
inline constexpr std::size_t MaxKinds = 15;

/// A square's number in board order: existing squares only, from the lowest drawn row up, each row from the left.
enum Square : std::uint8_t { NoSquare = 255 };
/// A side, 0, 1 ... in turn order.
enum Side : std::uint8_t { NoSide = 255 };
/// The variant's own numbering of its kinds of pieces, in the order of its description.
enum Kind : std::uint8_t { NoKind = 15 };
/// side * 16 + kind. `NoPiece` is in no `PieceSet`, so an empty square is never hostile.
enum Piece : std::uint8_t { NoPiece = 63 };
/// A position's hash number.
using Key = std::uint64_t;

/// Every piece belongs to one group: all pawns, the other pieces of the first team, those of the second one.
enum class PieceGroup : std::uint8_t { Pawns, FirstTeam, SecondTeam };
inline constexpr std::size_t PieceGroups = 3;

[[nodiscard]] constexpr Piece pieceOf(Side side, Kind kind) { return Piece(side * 16 + kind); }
[[nodiscard]] constexpr Side sideOf(Piece piece) { return Side(piece / 16); }
[[nodiscard]] constexpr Kind kindOf(Piece piece) { return Kind(piece % 16); }

/// A set of pieces (side and kind together). Tells what is hostile, may be captured, or attacks.
struct PieceSet {
    std::uint64_t bits = 0;

    [[nodiscard]] constexpr bool has(Piece piece) const { return (bits >> piece & 1) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    constexpr void add(Piece piece) { bits |= std::uint64_t{1} << piece; }
    friend constexpr PieceSet operator&(PieceSet a, PieceSet b) { return {a.bits & b.bits}; }
    friend constexpr PieceSet operator|(PieceSet a, PieceSet b) { return {a.bits | b.bits}; }
    friend constexpr bool operator==(PieceSet, PieceSet) = default;
};

/// All pieces of one side; the sixteenth bit of a side stays empty, so `NoPiece` is in no set.
[[nodiscard]] constexpr PieceSet piecesOf(Side side) { return {std::uint64_t{0x7FFF} << (16 * side)}; }

}  // namespace rokada
