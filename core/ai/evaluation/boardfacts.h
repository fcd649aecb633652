// What the evaluation wants to know of a board, computed once from geometry and target lists: king distances, the paths
// of pawns and what can stop them, which squares are alike.
#pragma once

#include "rules/rulebook.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace rokada {

/// A set of squares as three words, cheaper to combine than a std::bitset of the same size.
struct SquareWords {
    std::array<std::uint64_t, 3> words{};

    void set(Square s) { words[s >> 6] |= std::uint64_t{1} << (s & 63); }
    [[nodiscard]] bool has(Square s) const { return (words[s >> 6] >> (s & 63) & 1) != 0; }
    [[nodiscard]] bool meets(const SquareWords& other) const {
        return ((words[0] & other.words[0]) | (words[1] & other.words[1]) | (words[2] & other.words[2])) != 0;
    }
    [[nodiscard]] bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
    [[nodiscard]] int count() const {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
    }
    /// Calls `what` for each square, in board order.
    template <class Do>
    void forEach(Do what) const {
        for (int word = 0; word < 3; ++word) {
            for (std::uint64_t rest = words[static_cast<std::size_t>(word)]; rest != 0; rest &= rest - 1)
                what(Square(64 * word + std::countr_zero(rest)));
        }
    }
    friend SquareWords operator|(SquareWords a, const SquareWords& b) { return a |= b; }
    friend SquareWords operator&(SquareWords a, const SquareWords& b) {
        for (std::size_t i = 0; i < 3; ++i) a.words[i] &= b.words[i];
        return a;
    }
    SquareWords& operator|=(const SquareWords& other) {
        for (std::size_t i = 0; i < 3; ++i) words[i] |= other.words[i];
        return *this;
    }
};

/// A pawn's path from one square, for its side.
struct PawnPath {
    SquareWords ahead;                           ///< squares it passes, its promotion square included
    SquareWords neighbours;                      ///< from where own pawns guard it or may come to do so
    std::array<SquareWords, MaxSides> stoppers;  ///< by enemy: from where an enemy pawn may block or attack its path
    Square next = NoSquare;                      ///< one step ahead
    std::uint8_t steps = 0;                      ///< single steps to promotion, 0 if it never promotes
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
    /// The same from one square to all, in board order.
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
    std::vector<std::uint8_t> kingSteps_;
    std::vector<std::vector<Square>> zones_;
    std::vector<int> freedom_;
    std::vector<PawnPath> pawnPaths_;
    std::array<double, MaxKinds> reach_{};
    std::vector<double> reachFrom_;
    std::vector<std::uint8_t> toPromotion_;
};

}  // namespace rokada
