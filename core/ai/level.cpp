#include "ai/level.h"

#include <array>
#include <cassert>

namespace rokada {

namespace {

constexpr std::array<Weakness, Level::Highest> Weaknesses{{
    // nodes, depth, blindness, blur, spread, judgement, exchanges, queens, mates
    {200, 1, 300, 150, 60, 0, false, false, false},
    {300, 1, 200, 120, 50, 0, true, false, false},
    {600, 2, 150, 100, 40, 20, true, true, false},
    {1200, 3, 110, 80, 35, 40, true, true, true},
    {2500, 4, 80, 60, 30, 60, true, true, true},
    {5000, 5, 55, 45, 24, 80, true, true, true},
    {10000, 6, 35, 30, 18, 100, true, true, true},
    {22000, 8, 20, 20, 12, 100, true, true, true},
    {50000, 12, 8, 10, 6, 100, true, true, true},
    {120000, 64, 0, 0, 0, 100, true, true, true},
}};

}  // namespace

const Weakness& weaknessOf(Level level) {
    assert(!level.isFull());
    return Weaknesses[static_cast<std::size_t>(level.number() - 1)];
}

}  // namespace rokada
