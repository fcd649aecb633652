// Lists moves by their target squares for retrograde analysis. Derived from the target lists of the rulebook.
#pragma once

#include "rules/rulebook.h"

#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Move of a piece between two squares. On a board with joined edges, several moves can connect the same squares.
struct RetroMove {
    SquareSet between;  ///< squares that must be empty
    Square end;         ///< origin of the move in the list `into`, its target in `changes` and `attacks`
    std::uint8_t arrival;

    friend bool operator==(const RetroMove&, const RetroMove&) = default;
};

/// Permutation of the squares of a board.
using SquareMap = std::array<Square, MaxSquares>;

/// Lists of the moves of every piece between all squares, for retrograde analysis. Immutable; `book` must outlive it.
class RetroMoves {
public:
    /// Creates the lists. Precondition: `book` is a two-player variant. Moves that need a first-move right are
    /// excluded, because no piece has such a right in an endgame.
    explicit RetroMoves(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return book_; }
    /// Returns the moves of a piece to the empty square `to`, without promotions. Their `end` is the square that the
    /// piece comes from.
    [[nodiscard]] std::span<const RetroMove> into(Piece piece, Square to) const { return into_.of(at(piece, to)); }
    /// Returns the promotions of a piece without capture that start on `from`. Their `end` is the target square.
    [[nodiscard]] std::span<const RetroMove> changes(Piece piece, Square from) const {
        return changes_.of(at(piece, from));
    }
    /// Returns the captures of a piece from `from` to `to`.
    [[nodiscard]] std::span<const RetroMove> attacks(Piece piece, Square from, Square to) const {
        return attacks_.of(at(piece, from) * size_ + to);
    }
    /// Returns true if the piece can never be on this square: no move without promotion leads there, and no such piece
    /// starts there.
    [[nodiscard]] bool closed(Piece piece, Square square) const { return closed_[at(piece, square)]; }
    /// Returns the kinds to which a piece can promote with this move. Promotion limits of the variant are not applied.
    [[nodiscard]] const Arrival& arrival(const RetroMove& retroMove) const { return book_.arrival(retroMove.arrival); }

    /// Returns true if `map` maps the moves of `one` to the moves of `other`, for every square.
    [[nodiscard]] bool alike(Piece one, Piece other, const SquareMap& map) const;

private:
    [[nodiscard]] std::size_t at(Piece piece, Square square) const {
        return (sideOf(piece) * kinds_ + kindOf(piece)) * size_ + square;
    }
    void list(Piece piece);
    void listAttacks(std::vector<RetroMove> retroMoves);
    [[nodiscard]] bool alikeAt(Piece one, Piece other, Square square, const SquareMap& map) const;
    [[nodiscard]] bool sameRetroMoves(std::span<const RetroMove> ours, std::span<const RetroMove> theirs,
                                      const SquareMap& map) const;
    [[nodiscard]] bool sameArrival(std::uint8_t a, std::uint8_t b) const;

    const Rulebook& book_;
    std::size_t size_;
    std::size_t kinds_;
    Lists<RetroMove> into_, changes_, attacks_;
    std::vector<bool> closed_;
};

/// Returns the symmetries of the board that preserve the moves of these pieces and of all pieces to which they can
/// promote. The identity comes first. All other maps move every square, so one piece can be restricted to one of
/// several equivalent squares.
[[nodiscard]] std::vector<SquareMap> freeSymmetries(const RetroMoves& retroMoves, std::span<const Piece> pieces);
/// Returns a map of the board under which the pieces of each side move like those of the other side. Returns nullopt if
/// there is none.
[[nodiscard]] std::optional<SquareMap> sideSwap(const RetroMoves& retroMoves);

}  // namespace rokada
