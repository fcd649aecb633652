// Finds where lines cross the edges of a drawn board that wraps around (a torus). Places numbered tags at both ends of
// each crossing. The edges of the drawn board are also called the cut or the seam.
#pragma once

#include "rules/paths.h"
#include "scene/boardlayout.h"

#include <QLineF>
#include <QPointF>

#include <span>
#include <vector>

namespace rokada::ui {

/// Point `out` where a line leaves the drawn board, and point `in` where it enters again.
struct Crossing {
    QPointF out;
    QPointF in;
};

/// Path on the screen: its straight segments in order, and its crossings of the edges. Only boards that wrap around
/// have crossings.
struct Course {
    std::vector<QLineF> lines;
    std::vector<Crossing> crossings;
};
/// Returns a path in pixels, divided where it crosses the edges of the board.
[[nodiscard]] Course courseOf(const BoardLayout& layout, const Path& path);

/// One of the two tags at the ends of a crossing. Both have the same number.
struct SeamTag {
    int number = 0;  ///< number, counted from 1
    QPointF centre;
    QPointF inwards;  ///< direction from the edge into the board
};
/// Returns the numbered tags of all edge crossings of these paths. Lines that cross at the same place share tags. The
/// two tags of a crossing are adjacent in the list.
[[nodiscard]] std::vector<SeamTag> tagsOf(const BoardLayout& layout, std::span<const Path> paths);
/// Returns true for a single leap over more than one square. Edge crossings of leaps get no tags, because the targets
/// are near and tags would overlap.
[[nodiscard]] bool isLeap(const BoardLayout& layout, const Path& path);
/// Returns half the width, in pixels, of a numbered tag at an edge crossing.
[[nodiscard]] double tagRadius(const BoardLayout& layout);

/// Returns the squares of the rays, without their starts, that are reached only across an edge of the board.
[[nodiscard]] SquareSet beyondTheSeam(const BoardLayout& layout, std::span<const Path> rays);

}  // namespace rokada::ui
