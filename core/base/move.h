// A move in 32 bits, and a list of moves with fixed room.
#pragma once

#include "base/basics.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace rokada {

/// What a move does beyond going from one square to another.
enum class MoveType : std::uint8_t {
    Normal,      ///< a move or a capture, with or without promotion
    DoubleStep,  ///< a pawn's first long step, after which it may be captured en passant
    EnPassant,
    Castle,       ///< from and to are the king's, and may be the same square
    Drop,         ///< a reserve piece of kind `becomes` is placed on `to`; `from` is NoSquare
    Bonus,        ///< a promotion with consequences (`Rules::after`)
    Elimination,  ///< side `from` is eliminated, see `EliminationCause`
    Pass,         ///< a stalemated side passes
};

/// Why a side is eliminated while the game goes on.
enum class EliminationCause : std::uint8_t { Mate, Resignation, Time, IllegalMove };

/// The pieces of one tower, at most.
inline constexpr int MaxTower = 31;
/// As the number of pieces that move: all of the tower.
inline constexpr int WholeTower = 31;

/// One move. Trivial and four bytes.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveType type = MoveType::Normal, Kind becomes = NoKind, int pieces = 0)
        : from_(from),
          to_(to),
          becomes_(becomes),
          detail_(static_cast<std::uint8_t>(static_cast<int>(type) | pieces << 3)) {}
    /// From the parts that tables keep.
    static constexpr Move ofDetail(Square from, Square to, Kind becomes, std::uint8_t detail) {
        return {from, to, MoveType(detail & 7), becomes, detail >> 3};
    }
    /// The pieces of `side` leave the board.
    static constexpr Move elimination(Side side, EliminationCause cause = EliminationCause::Mate) {
        const bool mate = cause == EliminationCause::Mate;
        return {Square(side), NoSquare, MoveType::Elimination, mate ? NoKind : Kind(cause)};
    }
    static constexpr Move pass() { return {NoSquare, NoSquare, MoveType::Pass}; }

    [[nodiscard]] constexpr Square from() const { return from_; }
    [[nodiscard]] constexpr Square to() const { return to_; }
    [[nodiscard]] constexpr MoveType type() const { return MoveType(detail_ & 7); }
    /// In variants with towers how many pieces move together, the upper ones of their tower, which others stay behind
    /// of; `WholeTower` if none stays, be it a single piece. Of a castling in a variant whose rooks start on any file:
    /// the rook's column. Elsewhere 0.
    [[nodiscard]] constexpr int pieces() const { return detail_ >> 3; }
    /// Type and pieces in one byte.
    [[nodiscard]] constexpr std::uint8_t detail() const { return detail_; }
    /// One piece goes from one square to another, in a variant without towers.
    [[nodiscard]] constexpr bool simple() const { return detail_ <= static_cast<std::uint8_t>(MoveType::DoubleStep); }
    /// What the piece becomes on arrival (or which reserve piece is placed); NoKind if it stays what it is.
    [[nodiscard]] constexpr Kind becomes() const { return becomes_; }
    /// The side of an `Elimination`, and why it is eliminated.
    [[nodiscard]] constexpr Side eliminated() const { return Side(from_); }
    [[nodiscard]] constexpr EliminationCause cause() const {
        return becomes_ == NoKind ? EliminationCause::Mate : EliminationCause(becomes_);
    }
    /// Follows from the rules without a choice, and is no ply.
    [[nodiscard]] constexpr bool forced() const { return type() == MoveType::Elimination || type() == MoveType::Pass; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    Square from_ = NoSquare;
    Square to_ = NoSquare;
    Kind becomes_ = NoKind;
    std::uint8_t detail_ = static_cast<std::uint8_t>(MoveType::Pass);  ///< the type and, from bit 3 on, the pieces
};
static_assert(sizeof(Move) == 4);

/// Moves in order of generation. Never allocates.
class MoveList {
public:
    /// No position has more. At most 24 pieces reach a square: from eight directions and sixteen leaps, or from 24
    /// leaps in Great Shatranj. Where pawns promote they add choices, but they stand on the squares that riders would
    /// come through. Where towers are divided there are several moves to a square, but fewer squares: 1,058 in all.
    static constexpr std::size_t Room = MaxSquares * 24;

    MoveList() {}  // NOLINT(modernize-use-equals-default): the room is deliberately left uninitialised

    void add(Move move) {
        assert(size_ < Room);
        moves_[size_++] = move;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Move* begin() const { return moves_; }
    [[nodiscard]] const Move* end() const { return moves_ + size_; }
    [[nodiscard]] Move* free() { return moves_ + size_; }  ///< where the next move goes
    /// For generators that write at `free()`.
    void setEnd(const Move* end) {
        size_ = static_cast<std::size_t>(end - moves_);
        assert(size_ <= Room);
    }
    [[nodiscard]] Move operator[](std::size_t i) const { return moves_[i]; }
    [[nodiscard]] bool contains(Move move) const { return std::find(begin(), end(), move) != end(); }

private:
    std::size_t size_ = 0;
    union {
        Move moves_[Room];
    };
};

}  // namespace rokada
