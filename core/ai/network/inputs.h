// What a network is told of a position. Its inputs, numbered: every piece on every square, as one side sees it; sides
// are counted from that side on, and the board is turned until its army stands below. And how far pieces have been
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
    [[nodiscard]] std::uint16_t of(Side viewer, Piece piece, Square square) const {
        return numbers_[(viewer * Pieces + piece) * size_ + square];
    }
    /// The one that a position is in; the first has few pieces.
    [[nodiscard]] std::size_t stage(const Position& position) const;

private:
    static constexpr std::size_t Pieces = MaxSides * 16;

    std::size_t size_;
    int count_;
    std::size_t allPieces_;  ///< of the start
    std::vector<std::uint16_t> numbers_;
};

}  // namespace rokada
