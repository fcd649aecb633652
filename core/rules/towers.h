// Stores the order of pieces in towers (stacks of pieces). The board of `Position` stores the top pieces. This class
// does not know the rules.
#pragma once

#include "base/basics.h"

#include <array>
#include <cstdint>

namespace rokada {

/// Stacks of pieces on squares.
class Towers {
public:
    /// Maximum number of squares of a board with towers, and of the pieces on it.
    static constexpr std::size_t Room = 64;
    /// Identifier of a piece. It is valid as long as the piece is on the board.
    using Id = std::uint8_t;
    static constexpr Id None = 255;

    Towers() { top_.fill(None); }

    [[nodiscard]] int height(Square square) const { return height_[square]; }
    /// Returns the number of pieces that other pieces cover.
    [[nodiscard]] int covered() const { return covered_; }
    [[nodiscard]] Id top(Square square) const { return top_[square]; }
    [[nodiscard]] Id below(Id id) const { return below_[id]; }
    /// Returns the piece under the top `n` pieces; `n` = 0 is the top piece. Returns None if the tower has no such
    /// piece.
    [[nodiscard]] Id fromTop(Square square, int n) const {
        Id id = top_[square];
        while (n-- > 0 && id != None) id = below_[id];
        return id;
    }
    /// Returns a covered piece. Not valid for top pieces, which only the board stores.
    [[nodiscard]] Piece piece(Id id) const { return pieces_[id]; }
    void setPiece(Id id, Piece piece) { pieces_[id] = piece; }

    /// Adds a new piece on top of the tower on `square`.
    void add(Square square);
    /// Removes the top piece of the tower on `square`.
    void removeTop(Square square);
    /// Moves the upper `n` pieces of one square onto another square, without changing their order.
    void carry(Square from, Square to, int n);

private:
    std::uint64_t used_ = 0;  ///< one bit for each identifier in use
    std::array<Id, Room> top_;
    std::array<std::uint8_t, Room> height_{};
    std::array<Id, Room> below_{};
    std::array<Piece, Room> pieces_{};
    std::uint8_t covered_ = 0;
};

}  // namespace rokada
