// Precomputes facts of a variant's board for the evaluation: king distances, pawn paths and the enemy pawns that can
// stop them, and classes of equivalent squares.
#pragma once

#include "rules/rulebook.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rokada {

/// Path of a pawn from its square to promotion.
struct PawnPath {
    SquareSet ahead;  ///< squares that the pawn passes, promotion square included
    /// Squares from which another pawn of its side guards the pawn's square, at once or after advancing.
    SquareSet neighbours;
    /// For each enemy: squares from which an enemy pawn can block or attack the path, at once or after advancing.
    std::array<SquareSet, MaxSides> stoppers;
    Square next = NoSquare;  ///< square one step forward
    std::uint8_t steps = 0;  ///< single steps to promotion; 0 if the pawn never promotes
};

/// Facts of a variant's board. Immutable after construction.
class BoardFacts {
public:
    static constexpr int MaxSteps = 7;  ///< limit of stored king distances and promotion distances
    static constexpr int FarAway = MaxSteps;

    explicit BoardFacts(const Rulebook& book);

    /// Returns the class of a square, from 0. Squares that are equivalent for a side share a class and a piece-square
    /// value. The board is seen from that side, and left and right are equivalent. On a board with joined edges all
    /// squares are equivalent.
    [[nodiscard]] int squareClass(Side side, Square square) const { return classes_[side][square]; }
    /// Returns 1 for dark squares and 2 for light squares.
    [[nodiscard]] std::uint8_t colour(Square square) const { return colours_[square]; }
    [[nodiscard]] int squareClasses() const { return classCount_; }
    /// Returns the number of king steps between two squares on an empty board, or `FarAway` if there are more.
    [[nodiscard]] int kingSteps(Square a, Square b) const { return kingSteps_[a * size_ + b]; }
    /// Returns the number of king steps between two squares on an empty board, without the limit of `kingSteps`. The
    /// maximum is `longestWalk()`.
    [[nodiscard]] int kingWalk(Square a, Square b) const { return kingWalks_[a * size_ + b]; }
    [[nodiscard]] int longestWalk() const { return longestWalk_; }
    /// Returns an array with `kingSteps` from `a` to each square.
    [[nodiscard]] const std::uint8_t* kingStepsFrom(Square a) const { return &kingSteps_[a * size_]; }
    /// Returns the king's square and the squares to which the king can step.
    [[nodiscard]] const std::vector<Square>& kingZone(Square king) const { return zones_[king]; }
    /// Returns the number of squares that a king on `king` reaches in at most two steps on an empty board.
    [[nodiscard]] int freedom(Square king) const { return freedom_[king]; }
    [[nodiscard]] const PawnPath& pawnPath(Side side, Square square) const { return pawnPaths_[side * size_ + square]; }
    /// Returns the expected number of squares that a piece of this kind reaches in the middle game, averaged over the
    /// board. Each square on its way is assumed to be empty with a probability of two thirds. If a piece moves and
    /// captures differently, captures count two thirds and quiet moves one third.
    [[nodiscard]] double reach(Kind kind) const { return reach_[kind]; }
    [[nodiscard]] double reach(Kind kind, Square from) const { return reachFrom_[kind * size_ + from]; }
    /// Returns the number of moves that a piece of this kind on `square` needs to promote on an empty board. The result
    /// is at most `FarAway`, which also means that the piece never promotes.
    [[nodiscard]] int movesToPromotion(Side side, Kind kind, Square square) const {
        return toPromotion_[(side * MaxKinds + kind) * size_ + square];
    }
    /// Returns the number of rows from the bottom row of the board, as `side` sees it, to `square`. Returns 0 for the
    /// bottom row.
    [[nodiscard]] int advance(Side side, Square square) const { return advance_[side][square]; }

private:
    void classify(const Rulebook& book);
    void measureKings(const Rulebook& book);
    void measureReach(const Rulebook& book);
    void walkPawns(const Rulebook& book);
    void findNeighbours(const Rulebook& book, Side side);
    void findStoppers(const Rulebook& book, Side side, Side enemy);
    void measurePromotion(const Rulebook& book);
    [[nodiscard]] PawnPath& pawnPath(Side side, Square square) { return pawnPaths_[side * size_ + square]; }

    std::size_t size_;
    int classCount_ = 1;
    std::array<std::array<std::uint8_t, MaxSquares>, MaxSides> classes_{}, advance_{};
    std::array<std::uint8_t, MaxSquares> colours_{};
    std::vector<std::uint8_t> kingSteps_, kingWalks_;
    int longestWalk_ = 0;
    std::vector<std::vector<Square>> zones_;
    std::vector<int> freedom_;
    std::vector<PawnPath> pawnPaths_;
    std::array<double, MaxKinds> reach_{};
    std::vector<double> reachFrom_;
    std::vector<std::uint8_t> toPromotion_;
};

}  // namespace rokada
