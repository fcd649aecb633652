#include "rules/towers.h"

#include <bit>
#include <cassert>

namespace rokada {

void Towers::add(Square square) {
    assert(~used_ != 0);
    const Id id = static_cast<Id>(std::countr_one(used_));
    used_ |= std::uint64_t{1} << id;
    below_[id] = top_[square];
    top_[square] = id;
    if (height_[square]++ > 0) ++covered_;
}

void Towers::removeTop(Square square) {
    const Id id = top_[square];
    assert(id != None);
    used_ &= ~(std::uint64_t{1} << id);
    top_[square] = below_[id];
    if (--height_[square] > 0) --covered_;
}

void Towers::carry(Square from, Square to, int n) {
    assert(n > 0 && n <= height_[from]);
    const Id first = top_[from];
    Id last = first;
    for (int i = 1; i < n; ++i) last = below_[last];
    // If pieces stay behind, one of them is uncovered. If the target square is occupied, a piece there is covered.
    covered_ = static_cast<std::uint8_t>(covered_ - (height_[from] > n) + (height_[to] > 0));
    top_[from] = below_[last];
    below_[last] = top_[to];
    top_[to] = first;
    height_[from] = static_cast<std::uint8_t>(height_[from] - n);
    height_[to] = static_cast<std::uint8_t>(height_[to] + n);
}

}  // namespace rokada
