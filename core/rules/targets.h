// Data types of a Rulebook: target lists, attack lists, arrivals and castling plans.
#pragma once

#include "base/move.h"
#include "rules/variant.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// Square that a piece can reach. `hides` is the number of entries of the list, this one included, to skip if the
/// square is occupied: 1 for a leap, 7 for the first square of a rook's ride of seven.
struct Target {
    Square square;
    std::uint8_t hides;
    std::uint8_t arrival;     ///< 0, or the number of an `Arrival`
    bool again : 1;           ///< an earlier entry of the list has the same square (the board wraps)
    bool firstMoveOnly : 1;   ///< valid only while the piece has its first-move right
    bool opensEnPassant : 1;  ///< a double step that allows en passant
};
static_assert(sizeof(Target) == 4);

/// Square from which another one can be attacked. `attackers(by)` are the pieces that do so.
struct Attack {
    Square square;
    std::uint8_t hides;
    std::uint8_t by;
};

/// Kinds that a piece can become on a square.
struct Arrival {
    std::uint8_t count = 0;
    MoveType type = MoveType::Normal;
    std::array<Kind, 8> kinds{};
};

/// Castling with all data for its legality test.
struct CastlingPlan {
    Castling journey;
    Move move;
    std::uint32_t right = 0;     ///< right of this side and rook square
    std::vector<Square> empty;   ///< squares that must be empty
    std::vector<Square> passed;  ///< squares of the king's path that must not be attacked, target included
};

/// Lists of one type for every piece and square, stored contiguously.
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
