#include "rules/orthodox.h"

#include "base/stockmovements.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

bool sameAtom(const MoveAtom& one, const MoveAtom& other) {
    return one.delta.dx == other.delta.dx && one.delta.dy == other.delta.dy && one.reach == other.reach &&
           one.firstReach == other.firstReach && one.mode == other.mode && one.from == other.from;
}

bool alike(const Movement& one, const Movement& other) { return std::ranges::is_permutation(one, other, sameAtom); }

}  // namespace

bool orthodox(const KindSpec& kind) {
    static const std::array<Movement, 6> known{kingSteps(),   queenRides(), rookRides(),
                                               bishopRides(), leap(1, 2),   pawnMoves()};
    return std::ranges::any_of(known, [&](const Movement& movement) { return alike(kind.movement, movement); });
}

bool orthodox(const Variant& variant) {
    const Geometry& board = variant.geometry;
    const bool plain = !board.wraps() && board.walls().empty() && board.size() == board.columns() * board.rows();
    return plain && variant.sides() == 2 &&
           std::ranges::all_of(variant.kinds, [](const KindSpec& kind) { return orthodox(kind); });
}

}  // namespace rokada
