// Defines a move, encoded in 32 bits, and a list of moves in a fixed array.
#pragma once

#include "base/basics.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace rokada {

/// Types of moves, by their effects beyond moving a piece from one square to another.
enum class MoveType : std::uint8_t {
    Normal,      ///< a move or a capture, with or without promotion
    DoubleStep,  ///< a pawn's first double step, which allows en passant
    EnPassant,
    Castle,       ///< `from` and `to` are the king's squares and can be equal
    Drop,         ///< a reserve piece of kind `becomes` is placed on `to`; `from` is NoSquare
    Bonus,        ///< a promotion that also changes other squares, see `Rules::after`
    Elimination,  ///< the side stored in `from` is eliminated, see `EliminationCause`
    Pass,         ///< a stalemated side passes its turn
};

/// Reasons to eliminate a side while the game continues.
enum class EliminationCause : std::uint8_t { Mate, Resignation, Time, IllegalMove };

/// Maximum number of pieces in one tower, that is a stack of pieces on one square (tavreli).
inline constexpr int MaxTower = 31;
/// Value of `Move::pieces` when the whole tower moves.
inline constexpr int WholeTower = 31;

/// One move. It is trivially copyable and has four bytes.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveType type = MoveType::Normal, Kind becomes = NoKind, int pieces = 0)
        : from_(from),
          to_(to),
          becomes_(becomes),
          detail_(static_cast<std::uint8_t>(static_cast<int>(type) | pieces << 3)) {}
    /// Builds a move from a value of `detail()`. Transposition tables and other tables store moves in this form.
    static constexpr Move ofDetail(Square from, Square to, Kind becomes, std::uint8_t detail) {
        return {from, to, MoveType(detail & 7), becomes, detail >> 3};
    }
    /// Returns the move that eliminates `side`.
    static constexpr Move elimination(Side side, EliminationCause cause = EliminationCause::Mate) {
        const bool mate = cause == EliminationCause::Mate;
        return {Square(side), NoSquare, MoveType::Elimination, mate ? NoKind : Kind(cause)};
    }
    static constexpr Move pass() { return {NoSquare, NoSquare, MoveType::Pass}; }

    [[nodiscard]] constexpr Square from() const { return from_; }
    [[nodiscard]] constexpr Square to() const { return to_; }
    [[nodiscard]] constexpr MoveType type() const { return MoveType(detail_ & 7); }
    /// In variants with towers, returns the number of upper pieces of the tower that move together, or `WholeTower` if
    /// the whole tower or a single piece moves. For castling with rooks on any file (Chess960), returns the column of
    /// the rook. Otherwise returns 0.
    [[nodiscard]] constexpr int pieces() const { return detail_ >> 3; }
    /// Returns type and pieces of the move in one byte.
    [[nodiscard]] constexpr std::uint8_t detail() const { return detail_; }
    /// Returns true if a single piece moves from one square to another in a variant without towers.
    [[nodiscard]] constexpr bool simple() const { return detail_ <= static_cast<std::uint8_t>(MoveType::DoubleStep); }
    /// Returns the kind after a promotion, or the kind of the reserve piece that is placed. Returns NoKind for other
    /// moves.
    [[nodiscard]] constexpr Kind becomes() const { return becomes_; }
    /// Returns the side that an `Elimination` removes.
    [[nodiscard]] constexpr Side eliminated() const { return Side(from_); }
    [[nodiscard]] constexpr EliminationCause cause() const {
        return becomes_ == NoKind ? EliminationCause::Mate : EliminationCause(becomes_);
    }
    /// Returns true if the rules force the move: the elimination of a side or a pass. A forced move does not count as a
    /// ply.
    [[nodiscard]] constexpr bool forced() const { return type() == MoveType::Elimination || type() == MoveType::Pass; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    Square from_ = NoSquare;
    Square to_ = NoSquare;
    Kind becomes_ = NoKind;
    std::uint8_t detail_ = static_cast<std::uint8_t>(MoveType::Pass);  ///< type in bits 0 to 2, `pieces()` from bit 3
};
static_assert(sizeof(Move) == 4);

/// List of moves in order of generation. Never allocates.
class MoveList {
public:
    /// Upper bound of the number of moves in a position. At most 24 pieces can move to one square: from eight
    /// directions and by sixteen leaps, or by 24 leaps in Great Shatranj. Promotions add moves, but then the pawns
    /// block the lines of other pieces. Variants with towers have several moves to a square, but fewer squares, and at
    /// most 1,058 moves.
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
    [[nodiscard]] Move* free() { return moves_ + size_; }  ///< end of the list, where the next move is written
    /// Sets the end of the list, for generators that write at `free()`.
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
