// Retrograde moves with few pieces on the board: the Rulebook's lists inverted for the retrograde solver.
#pragma once

#include "rules/rulebook.h"

#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// One move of a piece between two squares. On a board that wraps there may be several.
struct RetroMove {
    SquareSet between;  ///< must be empty
    Square end;         ///< the other square
    std::uint8_t arrival;

    friend bool operator==(const RetroMove&, const RetroMove&) = default;
};

/// A permutation of a board's squares.
using SquareMap = std::array<Square, MaxSquares>;

class RetroMoves {
public:
    /// Of a variant for two. First moves that have to be tracked are left out: no piece has them in an ending.
    explicit RetroMoves(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return book_; }
    /// Moves to an empty square without promotion, backwards: `end` is where the piece came from.
    [[nodiscard]] std::span<const RetroMove> into(Piece piece, Square to) const { return into_.of(at(piece, to)); }
    /// Promotions on an empty square: `end` is where the piece goes.
    [[nodiscard]] std::span<const RetroMove> changes(Piece piece, Square from) const {
        return changes_.of(at(piece, from));
    }
    /// The captures on a square.
    [[nodiscard]] std::span<const RetroMove> attacks(Piece piece, Square from, Square to) const {
        return attacks_.of(at(piece, from) * size_ + to);
    }
    /// Such a piece can never stand here: it promotes on arrival, and does not start here.
    [[nodiscard]] bool closed(Piece piece, Square square) const { return closed_[at(piece, square)]; }
    /// What a piece may become by this arrival, with the limits of the variant.
    [[nodiscard]] const Arrival& arrival(const RetroMove& retroMove) const { return book_.arrival(retroMove.arrival); }

    /// `one` on any square moves as `other` does on the square that the map leads to.
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

/// Maps of the board onto itself that preserve the moves of these kinds and of whatever they may become. The identity
/// comes first; of the others none leaves a square in its place, so that one piece's square can be chosen freely among
/// equivalent ones.
[[nodiscard]] std::vector<SquareMap> freeSymmetries(const RetroMoves& retroMoves, std::span<const Piece> pieces);
/// A map that makes the first side's pieces move as the second side's and vice versa; nothing if there is none.
[[nodiscard]] std::optional<SquareMap> sideSwap(const RetroMoves& retroMoves);

}  // namespace rokada
