// Which pieces stand on one another: a store beside the board, whose pieces are the top ones. Knows no rules.
#pragma once

#include "base/basics.h"

#include <array>
#include <cstdint>

namespace rokada {

class Towers {
public:
    /// Squares of a board with towers, and pieces on it.
    static constexpr std::size_t Room = 64;
    /// A piece, as long as it is on the board.
    using Id = std::uint8_t;
    static constexpr Id None = 255;

    Towers() { top_.fill(None); }

    [[nodiscard]] int height(Square square) const { return height_[square]; }
    /// Pieces that have another one on them.
    [[nodiscard]] int covered() const { return covered_; }
    [[nodiscard]] Id top(Square square) const { return top_[square]; }
    [[nodiscard]] Id below(Id id) const { return below_[id]; }
    /// The `n`-th piece from the top, from 0; None if the tower is not so high.
    [[nodiscard]] Id fromTop(Square square, int n) const {
        Id id = top_[square];
        while (n-- > 0 && id != None) id = below_[id];
        return id;
    }
    /// What a covered piece is. Of top pieces the board knows it.
    [[nodiscard]] Piece piece(Id id) const { return pieces_[id]; }
    void setPiece(Id id, Piece piece) { pieces_[id] = piece; }

    /// A new piece on top of the square.
    void add(Square square);
    /// Without its top piece.
    void removeTop(Square square);
    /// The upper `n` pieces of one square, in their order, onto another.
    void carry(Square from, Square to, int n);

private:
    std::uint64_t used_ = 0;  ///< a bit an id
    std::array<Id, Room> top_;
    std::array<std::uint8_t, Room> height_{};
    std::array<Id, Room> below_{};
    std::array<Piece, Room> pieces_{};
    std::uint8_t covered_ = 0;
};

}  // namespace rokada
