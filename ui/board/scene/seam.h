// Lines over the cut of a board that wraps around: where they leave and enter, with numbered tags at both ends.
#pragma once

#include "rules/paths.h"
#include "scene/boardlayout.h"

#include <QLineF>
#include <QPointF>

#include <span>
#include <vector>

namespace rokada::ui {

/// Point where a line leaves the board, and where it enters again.
struct Crossing {
    QPointF out;
    QPointF in;
};

/// Path on the screen: its straight segments in order, and its crossings of the cut. Only boards that wrap around have
/// crossings.
struct Course {
    std::vector<QLineF> lines;
    std::vector<Crossing> crossings;
};
/// Returns the path on the screen, divided at the cut.
[[nodiscard]] Course courseOf(const BoardLayout& layout, const Path& path);

/// One of the two signs with the same number at the ends of a crossing.
struct SeamTag {
    int number = 0;  ///< number, counted from 1
    QPointF centre;
    QPointF inwards;  ///< direction from the edge into the board
};
/// Returns the tags of all crossings of these paths. Lines that cross at the same place share tags. The two tags of a
/// crossing are adjacent in the list.
[[nodiscard]] std::vector<SeamTag> tagsOf(const BoardLayout& layout, std::span<const Path> paths);
/// Returns true for a single leap over more than one square. Leaps get no tags: their targets are near, and tags would
/// overlap.
[[nodiscard]] bool isLeap(const BoardLayout& layout, const Path& path);
/// Returns half the width of a tag.
[[nodiscard]] double tagRadius(const BoardLayout& layout);

/// Returns the squares of the rays, without their starts, that are reached only over the cut.
[[nodiscard]] SquareSet beyondTheSeam(const BoardLayout& layout, std::span<const Path> rays);

}  // namespace rokada::ui
