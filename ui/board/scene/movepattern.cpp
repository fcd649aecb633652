#include "scene/movepattern.h"

namespace rokada::ui {

SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns) {
    SquareSet pattern;
    for (const MoveAtom& atom : movement) {
        if (!atom.from.test(square)) continue;
        for (const Square s : squaresOf(board, atom, square, quarterTurns, atom.reach)) pattern.set(s);
    }
    return pattern;
}

}  // namespace rokada::ui
