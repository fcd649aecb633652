// Written by `rokada-endings facts --variant bolyar --rule corners=diagonal`; do not edit.
// clang-format off
#include "ai/evaluation/endings/endings.h"

namespace rokada::endings {

namespace {

constexpr EndingLine LinesCornersDiagonal[] = {
    {"Y", "", {7992, 7992}, {0, 0}, 19},
    {"L", "", {4165, 4165}, {0, 0}, 27},
    {"G", "", {9916, 9916}, {0, 0}, 11},
    {"R", "", {7944, 7944}, {0, 0}, 21},
    {"B", "", {9988, 9988}, {0, 0}, 20},
    {"N", "", {3663, 3663}, {0, 0}, 26},
    {"P", "", {1891, 1891}, {0, 0}, 27},
};

constexpr EndingBlock Blocks[] = {
    {"bolyar", "corners=diagonal", LinesCornersDiagonal},
};

}  // namespace

std::span<const EndingBlock> bolyar() { return Blocks; }

}  // namespace rokada::endings
