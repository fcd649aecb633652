// What a network is told of a position. Its inputs, numbered: every piece on every square, as one side sees it; sides
// are counted from that side on, and the board is turned until its army stands below. With towers all that once more
// for pieces that their own side covers, and again for those that an enemy does. And how far pieces have been
// exchanged.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

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
    /// All of a position, as the side sees it.
    template <typename Take>
    void forEach(const Position& position, Side viewer, Take take) const {
        for (std::size_t holder = 0; holder < position.book().sides(); ++holder) {
            for (const Square square : position.pieces(Side(holder))) {
                take(of(viewer, position[square], square));
                for (int n = position.height(square) - 1; n > 0; --n) {
                    const Piece piece = position.below(square, n);
                    const int block = sideOf(piece) == Side(holder) ? 1 : 2;
                    take(static_cast<std::uint16_t>(of(viewer, piece, square) + block * onTop_));
                }
            }
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
