#include "halo.h"

#include "movement_stock.h"

#include <algorithm>
#include <tuple>

namespace rokada::ui {

namespace {

using Pattern = std::vector<std::tuple<int, int, int, Mode, bool>>;

Pattern sorted(const Movement& movement) {
    Pattern pattern;
    for (const Way& way : movement)
        pattern.emplace_back(way.delta.dx, way.delta.dy, way.reach, way.mode, way.from.all());
    std::sort(pattern.begin(), pattern.end());
    return pattern;
}

}  // namespace

bool outlandish(const KindSpec& kind) {
    if (kind.royal || kind.pawn) return false;
    const Pattern pattern = sorted(kind.movement);
    for (const Movement& known : {kingSteps(), queenRides(), rookRides(), bishopRides(), leap(1, 2)}) {
        if (pattern == sorted(known)) return false;
    }
    return true;
}

SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns) {
    SquareSet pattern;
    for (const Way& way : movement) {
        if (!way.from.test(square)) continue;
        for (const Square s : squaresOf(board, way, square, quarterTurns, way.reach)) pattern.set(s);
    }
    return pattern;
}

}  // namespace rokada::ui
