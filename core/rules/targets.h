// What a Rulebook is made of: lists of targets and of attacks, arrivals, plans of castling.
#pragma once

#include "base/move.h"
#include "rules/variant.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// A square that a piece may go to, and how many entries of its list, itself included, are hidden when it is occupied:
/// a leap hides itself, the first square of a rook's ride of seven hides seven.
struct Target {
    Square square;
    std::uint8_t hides;
    std::uint8_t arrival;     ///< 0, or the number of an `Arrival`
    bool again : 1;           ///< an earlier entry of the list is the same square (the board wraps)
    bool firstMoveOnly : 1;   ///< only while the piece has its right to a first move
    bool opensEnPassant : 1;  ///< a double step after which the piece may be captured en passant
};
static_assert(sizeof(Target) == 4);

/// A square from which another may be attacked, with the pieces that do so: `attackers(by)`.
struct Attack {
    Square square;
    std::uint8_t hides;
    std::uint8_t by;
};

/// What a piece may become on a square.
struct Arrival {
    std::uint8_t count = 0;
    MoveType type = MoveType::Normal;
    std::array<Kind, 8> kinds{};
};

/// A castling with everything that its test needs.
struct CastlingPlan {
    Castling journey;
    Move move;
    std::uint32_t right = 0;     ///< of this side and this rook's square
    std::vector<Square> empty;   ///< must be empty
    std::vector<Square> passed;  ///< must not be attacked, arrival included
};

/// Lists of one type for every piece and square, one after another.
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
