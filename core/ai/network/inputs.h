// The inputs of a network, numbered: every piece on every square, as one side sees it. Sides are counted from that side
// on, and the board is turned until its army stands below.
#pragma once

#include "rules/rulebook.h"

#include <cstdint>
#include <vector>

namespace rokada {

class NetworkInputs {
public:
    explicit NetworkInputs(const Rulebook& book);

    /// How many there are: relative sides, kinds, squares.
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] std::uint16_t of(Side viewer, Piece piece, Square square) const {
        return numbers_[(viewer * Pieces + piece) * size_ + square];
    }

private:
    static constexpr std::size_t Pieces = MaxSides * 16;

    std::size_t size_;
    int count_;
    std::vector<std::uint16_t> numbers_;
};

}  // namespace rokada
