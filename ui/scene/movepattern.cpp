#include "scene/movepattern.h"

#include "explain/orthodox.h"

namespace rokada::ui {

bool outlandish(const KindSpec& kind) { return !kind.royal && !kind.pawn && !orthodox(kind); }

SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns) {
    SquareSet pattern;
    for (const MoveAtom& atom : movement) {
        if (!atom.from.test(square)) continue;
        for (const Square s : squaresOf(board, atom, square, quarterTurns, atom.reach)) pattern.set(s);
    }
    return pattern;
}

}  // namespace rokada::ui
