// Parts of a board's picture that are painted again.
#pragma once

#include "scene/boardlayout.h"

#include <QRegion>

#include <vector>

namespace rokada::ui {

/// The box with a rim of so many pixels, rounded up.
[[nodiscard]] QRect grown(const QRect& box, double by);
/// The squares beside which the board ends, on a side or at a corner: only there its edge is seen. None on a torus.
[[nodiscard]] std::vector<QRect> rimOf(const BoardLayout& layout);
/// The strip round the squares, row by row.
[[nodiscard]] QRegion edgeOf(const BoardLayout& layout);
/// A part of the squares wherever it is drawn.
[[nodiscard]] QRegion copiesOf(const QRegion& part, const BoardLayout& layout);

}  // namespace rokada::ui
