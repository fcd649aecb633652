#include "scene/boardregions.h"

#include <cmath>

namespace rokada::ui {

namespace {

bool atRim(const Geometry& board, Square square) {
    for (const int dx : {-1, 0, 1}) {
        for (const int dy : {-1, 0, 1}) {
            if ((dx != 0 || dy != 0) && board.displaced(square, {dx, dy}) == NoSquare) return true;
        }
    }
    return false;
}

}  // namespace

QRect grown(const QRect& box, double by) {
    const int pixels = static_cast<int>(std::ceil(by));
    return box.adjusted(-pixels, -pixels, pixels, pixels);
}

std::vector<QRect> rimOf(const BoardLayout& layout) {
    std::vector<QRect> rim;
    for (int s = 0; s < layout.geometry().size(); ++s) {
        if (atRim(layout.geometry(), Square(s))) rim.push_back(layout.rect(Square(s)));
    }
    return rim;
}

QRegion edgeOf(const BoardLayout& layout) {
    const int width = layout.edge();
    if (layout.geometry().wraps()) return QRegion(grown(layout.whole(), width)) - layout.whole();
    QRegion inner, outer;
    for (int y = 0; y < layout.screenRows(); ++y) {
        for (int x = 0; x < layout.screenColumns(); ++x) {
            if (layout.atPlace({x, y}) == NoSquare) continue;
            const int first = x;
            while (x + 1 < layout.screenColumns() && layout.atPlace({x + 1, y}) != NoSquare) ++x;
            const QRect run = layout.rectOf({first, y}) | layout.rectOf({x, y});
            inner += run;
            outer += grown(run, width);
        }
    }
    return outer - inner;
}

QRegion copiesOf(const QRegion& part, const BoardLayout& layout) {
    if (!layout.geometry().wraps()) return part;
    const QSize size = layout.area().size();
    QRegion all;
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1}) all += (part & layout.area()).translated(x * size.width(), y * size.height());
    }
    return all & layout.whole();
}

}  // namespace rokada::ui
