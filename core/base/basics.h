// Defines the basic one-byte types: squares, sides, kinds, pieces and sets of pieces.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rokada {

/// Number of squares of the largest board, that of fortress chess. Every array indexed by square has this length.
inline constexpr std::size_t MaxSquares = 192;
/// Maximum number of sides on one board.
inline constexpr std::size_t MaxSides = 4;
/// Maximum number of kinds of piece in one variant. Kind 15 is `NoKind`.
inline constexpr std::size_t MaxKinds = 15;

/// Index of a square, from 0. The squares are numbered from the bottom row up, and in each row from the left. A hole,
/// that is a place inside the board without a square, has no index.
enum Square : std::uint8_t { NoSquare = 255 };
/// Index of a side in turn order, from 0.
enum Side : std::uint8_t { NoSide = 255 };
/// Index of a kind of piece, in the order of the variant's description.
enum Kind : std::uint8_t { NoKind = 15 };
/// Piece of one side, encoded as side * 16 + kind. `NoPiece` stands for an empty square. No `PieceSet` contains
/// `NoPiece`, so an empty square never counts as an enemy.
enum Piece : std::uint8_t { NoPiece = 63 };
/// Hash key of a position.
using Key = std::uint64_t;

/// Groups of pieces that have a hash key of their own, see `Position::key`. The pawns of all sides form one group. The
/// other pieces form one group for each team.
enum class PieceGroup : std::uint8_t { Pawns, FirstTeam, SecondTeam };
inline constexpr std::size_t PieceGroups = 3;

/// Returns the piece of this side and kind.
[[nodiscard]] constexpr Piece pieceOf(Side side, Kind kind) { return Piece(side * 16 + kind); }
/// Returns the side of a piece. The side of `NoPiece` has no meaning.
[[nodiscard]] constexpr Side sideOf(Piece piece) { return Side(piece / 16); }
/// Returns the kind of a piece.
[[nodiscard]] constexpr Kind kindOf(Piece piece) { return Kind(piece % 16); }

/// Set of pieces: one bit for each side and kind. Describes for example all enemies of a side, or all pieces that can
/// be captured.
struct PieceSet {
    std::uint64_t bits = 0;

    [[nodiscard]] constexpr bool has(Piece piece) const { return (bits >> piece & 1) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    constexpr void add(Piece piece) { bits |= std::uint64_t{1} << piece; }
    friend constexpr PieceSet operator&(PieceSet a, PieceSet b) { return {a.bits & b.bits}; }
    friend constexpr PieceSet operator|(PieceSet a, PieceSet b) { return {a.bits | b.bits}; }
    friend constexpr bool operator==(PieceSet, PieceSet) = default;
};

/// Returns all pieces of one side. Bit 15 of each side stays clear, so no set contains `NoPiece`.
[[nodiscard]] constexpr PieceSet piecesOf(Side side) { return {std::uint64_t{0x7FFF} << (16 * side)}; }

}  // namespace rokada
