// Data types of a `Rulebook`: target lists, attack lists, arrivals and castlings.
#pragma once

#include "base/move.h"
#include "rules/variant.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// Square that a piece can reach. If the square is occupied, a scan of the list skips `hides` entries, this one
/// included: 1 for a leap, 7 for the first square of a rook's ride of seven.
struct Target {
    Square square;
    std::uint8_t hides;
    std::uint8_t arrival;     ///< number of an `Arrival`; 0 for an arrival without effect
    bool duplicate : 1;       ///< true if an earlier entry of the list has the same square, on a board that wraps
    bool firstMoveOnly : 1;   ///< true if the move needs the right to the first move
    bool opensEnPassant : 1;  ///< true for a double step that allows en passant
};
static_assert(sizeof(Target) == 4);

/// Square from which a piece can attack another square. `Rulebook::attackers(by)` are the pieces that attack from it.
/// See `Target` for `hides`.
struct Attack {
    Square square;
    std::uint8_t hides;
    std::uint8_t by;
};

/// Effect of arriving on a square: the kinds to which a piece can promote there. Moves of type `Bonus` have further
/// effects; see `Rules::after`.
struct Arrival {
    std::uint8_t count = 0;
    MoveType type = MoveType::Normal;
    std::array<Kind, 8> kinds{};
};

/// Castling with all data that its legality test needs.
struct CastlingPlan {
    Castling journey;
    Move move;
    std::uint32_t right = 0;     ///< right to this castling
    std::vector<Square> empty;   ///< squares that must be empty
    std::vector<Square> passed;  ///< squares of the king's path that must not be attacked, its target included
};

/// Lists of entries of one type, stored contiguously. There is one list for each index.
template <class T>
class Lists {
public:
    [[nodiscard]] std::span<const T> of(std::size_t index) const {
        return {data_.data() + starts_[index], data_.data() + starts_[index + 1]};
    }
    void close() { starts_.push_back(static_cast<std::uint32_t>(data_.size())); }
    std::vector<T>& data() { return data_; }

private:
    std::vector<T> data_;
    std::vector<std::uint32_t> starts_{0};
};

}  // namespace rokada
