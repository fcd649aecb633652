// What the evaluation wants to know of a board, computed once from geometry and target lists: king distances, the paths
// of pawns and what can stop them, which squares are alike.
#pragma once

#include "rules/rulebook.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rokada {

/// A pawn's path from one square, for its side.
struct PawnPath {
    SquareSet ahead;                           ///< squares it passes, its promotion square included
    SquareSet neighbours;                      ///< from where own pawns guard it or may come to do so
    std::array<SquareSet, MaxSides> stoppers;  ///< by enemy: from where an enemy pawn may block or attack its path
    Square next = NoSquare;                    ///< one step ahead
    std::uint8_t steps = 0;                    ///< single steps to promotion, 0 if it never promotes
};

class BoardFacts {
public:
    static constexpr int MostSteps = 7;  ///< king distances and promotion distances end here
    static constexpr int FarAway = MostSteps;

    explicit BoardFacts(const Rulebook& book);

    /// Squares that look alike to a side get one number: the board seen from its side, left and right folded together.
    /// On a board that wraps all squares are alike.
    [[nodiscard]] int squareClass(Side side, Square square) const { return classes_[side][square]; }
    /// 1 for dark squares, 2 for light ones.
    [[nodiscard]] std::uint8_t colour(Square square) const { return colours_[square]; }
    [[nodiscard]] int squareClasses() const { return classCount_; }
    /// King steps between two squares of an empty board, at most `FarAway`.
    [[nodiscard]] int kingSteps(Square a, Square b) const { return kingSteps_[a * size_ + b]; }
    /// The same however far they are, at most `longestWalk`.
    [[nodiscard]] int kingWalk(Square a, Square b) const { return kingWalks_[a * size_ + b]; }
    [[nodiscard]] int longestWalk() const { return longestWalk_; }
    /// Steps as far as they count, from one square to all, in board order.
    [[nodiscard]] const std::uint8_t* kingStepsFrom(Square a) const { return &kingSteps_[a * size_]; }
    /// The king's own square and those it may step to: what attackers aim at.
    [[nodiscard]] const std::vector<Square>& kingZone(Square king) const { return zones_[king]; }
    /// How many squares a king reaches within two steps, on an empty board.
    [[nodiscard]] int freedom(Square king) const { return freedom_[king]; }
    [[nodiscard]] const PawnPath& pawnPath(Side side, Square square) const { return pawnPaths_[side * size_ + square]; }
    /// Squares that a piece of this kind reaches in mid-game, on average over the board: captures count double, and
    /// each square that must be empty counts two thirds.
    [[nodiscard]] double reach(Kind kind) const { return reach_[kind]; }
    [[nodiscard]] double reach(Kind kind, Square from) const { return reachFrom_[kind * size_ + from]; }
    /// Moves on an empty board until a piece of this kind promotes, at most `FarAway`.
    [[nodiscard]] int movesToPromotion(Side side, Kind kind, Square square) const {
        return toPromotion_[(side * MaxKinds + kind) * size_ + square];
    }
    /// Rows from the home row of the side, as that side sees the board.
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
