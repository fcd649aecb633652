// Set of squares as a bitboard.
#pragma once

#include "base/basics.h"

#include <array>
#include <bit>

namespace rokada {

/// Bitboard of three 64-bit words. It is faster than std::bitset, which checks each index, and it can iterate over its
/// squares.
class SquareSet {
public:
    constexpr SquareSet& set(std::size_t square) {
        words_[square >> 6] |= bit(square);
        return *this;
    }
    constexpr SquareSet& reset(std::size_t square) {
        words_[square >> 6] &= ~bit(square);
        return *this;
    }
    constexpr void reset() { words_ = {}; }
    [[nodiscard]] constexpr bool test(std::size_t square) const { return (words_[square >> 6] & bit(square)) != 0; }
    [[nodiscard]] constexpr bool any() const { return (words_[0] | words_[1] | words_[2]) != 0; }
    [[nodiscard]] constexpr bool none() const { return !any(); }
    [[nodiscard]] constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    /// Returns true if both sets have a square in common.
    [[nodiscard]] constexpr bool meets(const SquareSet& other) const { return (*this & other).any(); }
    /// Calls `what` for each square of the set, in ascending order.
    template <class Do>
    void forEach(Do what) const {
        for (int word = 0; word < 3; ++word) {
            for (std::uint64_t rest = words_[static_cast<std::size_t>(word)]; rest != 0; rest &= rest - 1)
                what(Square(64 * word + std::countr_zero(rest)));
        }
    }

    constexpr SquareSet& operator|=(const SquareSet& other) {
        for (std::size_t i = 0; i < 3; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr SquareSet& operator&=(const SquareSet& other) {
        for (std::size_t i = 0; i < 3; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) { return a |= b; }
    friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) { return a &= b; }
    friend constexpr SquareSet operator~(SquareSet a) {
        for (std::uint64_t& word : a.words_) word = ~word;
        return a;
    }
    friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;

private:
    static constexpr std::uint64_t bit(std::size_t square) { return std::uint64_t{1} << (square & 63); }

    std::array<std::uint64_t, 3> words_{};
};
static_assert(8 * sizeof(SquareSet) == MaxSquares);

}  // namespace rokada
