// What a network is told of a position. Its inputs, numbered: every piece on every square, as one side sees it; sides
// are counted from that side on, and the board is turned until its army stands below. With towers all that once more
// for pieces that their own side covers, and again for those that an enemy does. And how far pieces have been
// exchanged.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Whose piece is on top of a tower, to one that is covered in it.
enum class Cover : std::uint8_t { None, Own, Enemy };

/// A piece, as far as a network knows it.
struct Standing {
    Piece piece;
    Square square;
    Cover cover;

    friend bool operator==(const Standing&, const Standing&) = default;
};

class NetworkInputs {
public:
    /// Of a game, by the number of pieces left.
    static constexpr std::size_t Stages = 4;

    explicit NetworkInputs(const Rulebook& book);

    /// How many there are: relative sides, kinds, squares.
    [[nodiscard]] int count() const { return count_; }
    /// Of a piece that nothing covers.
    [[nodiscard]] std::uint16_t of(Side viewer, Piece piece, Square square) const {
        return numbers_[(viewer * Pieces + piece) * size_ + square];
    }
    [[nodiscard]] std::uint16_t of(Side viewer, const Standing& standing) const {
        const int first = static_cast<int>(standing.cover) * onTop_;
        return static_cast<std::uint16_t>(first + of(viewer, standing.piece, standing.square));
    }
    /// What stands on a square, from the top.
    template <typename Take>
    static void forEachOn(const Position& position, Square square, Take take) {
        const Piece top = position[square];
        if (top == NoPiece) return;
        take(Standing{top, square, Cover::None});
        for (int n = 1; n < position.height(square); ++n) {
            const Piece piece = position.below(square, n);
            take(Standing{piece, square, sideOf(piece) == sideOf(top) ? Cover::Own : Cover::Enemy});
        }
    }
    /// All of a position.
    template <typename Take>
    static void forEach(const Position& position, Take take) {
        for (std::size_t side = 0; side < position.book().sides(); ++side) {
            for (const Square square : position.pieces(Side(side))) forEachOn(position, square, take);
        }
    }
    /// The one that a position is in; the first has few pieces.
    [[nodiscard]] std::size_t stage(const Position& position) const;

private:
    static constexpr std::size_t Pieces = MaxSides * 16;

    std::size_t size_;
    int onTop_;  ///< those of pieces that nothing covers
    int count_;
    std::size_t allPieces_;  ///< of the start
    std::vector<std::uint16_t> numbers_;
};

}  // namespace rokada
