// Inverts the target lists of the Rulebook for the retrograde solver.
#pragma once

#include "rules/rulebook.h"

#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Move of a piece between two squares. On a board that wraps, several moves can connect the same squares.
struct RetroMove {
    SquareSet between;  ///< squares that must be empty
    Square end;         ///< other square of the move: its origin in `into`, its target in `changes` and `attacks`
    std::uint8_t arrival;

    friend bool operator==(const RetroMove&, const RetroMove&) = default;
};

/// Permutation of the squares of a board.
using SquareMap = std::array<Square, MaxSquares>;

/// Lists of the moves of every piece between all squares, for the retrograde solver. Immutable; `book` must outlive it.
class RetroMoves {
public:
    /// Creates the lists. Precondition: `book` is a two-player variant. Moves that need a first-move right are
    /// excluded, because no piece has such a right in an endgame.
    explicit RetroMoves(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return book_; }
    /// Returns the moves of a piece to the empty square `to` without promotion. Their `end` is the square that the
    /// piece comes from.
    [[nodiscard]] std::span<const RetroMove> into(Piece piece, Square to) const { return into_.of(at(piece, to)); }
    /// Returns the promotions of a piece by moves from `from` to empty squares. Their `end` is the target square.
    [[nodiscard]] std::span<const RetroMove> changes(Piece piece, Square from) const {
        return changes_.of(at(piece, from));
    }
    /// Returns the captures of a piece from `from` to `to`.
    [[nodiscard]] std::span<const RetroMove> attacks(Piece piece, Square from, Square to) const {
        return attacks_.of(at(piece, from) * size_ + to);
    }
    /// Returns true if the piece can never be on this square, because it promotes on arrival and does not start there.
    [[nodiscard]] bool closed(Piece piece, Square square) const { return closed_[at(piece, square)]; }
    /// Returns the kinds that a piece can promote to with this move. Promotion limits of the variant do not reduce
    /// them.
    [[nodiscard]] const Arrival& arrival(const RetroMove& retroMove) const { return book_.arrival(retroMove.arrival); }

    /// Returns true if `map` converts the moves of `one` to those of `other`, from every square.
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

/// Returns the symmetries of the board: maps that preserve the moves of these pieces and of all pieces that they can
/// become. The identity comes first. All other maps move every square, so the square of one piece can be restricted to
/// one of several equivalent squares.
[[nodiscard]] std::vector<SquareMap> freeSymmetries(const RetroMoves& retroMoves, std::span<const Piece> pieces);
/// Returns a map under which the pieces of each side move as the pieces of the other side. Returns nullopt if there is
/// no such map.
[[nodiscard]] std::optional<SquareMap> sideSwap(const RetroMoves& retroMoves);

}  // namespace rokada
