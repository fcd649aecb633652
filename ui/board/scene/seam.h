// Lines over the edges at which a board that wraps is cut open: where they leave the drawing, where they come in again,
// and the numbered tags that belong together.
#pragma once

#include "rules/paths.h"
#include "scene/boardlayout.h"

#include <QLineF>
#include <QPointF>

#include <span>
#include <vector>

namespace rokada::ui {

/// A line leaves the drawing at one point and comes in again at another.
struct Crossing {
    QPointF out;
    QPointF in;
};

/// A path on the screen: its straight stretches in order, and its crossings of the cut. Everywhere but on a board that
/// wraps there are no crossings.
struct Course {
    std::vector<QLineF> lines;
    std::vector<Crossing> crossings;
};
[[nodiscard]] Course courseOf(const BoardLayout& layout, const Path& path);

/// One of the two signs with the same number at the ends of a crossing.
struct SeamTag {
    int number = 0;  ///< from 1
    QPointF centre;
    QPointF inwards;  ///< from the rim into the board
};
/// The tags of all crossings of these paths; lines that cross at the same place share them. Twins follow each other.
[[nodiscard]] std::vector<SeamTag> tagsOf(const BoardLayout& layout, std::span<const Path> paths);
/// One leap of more than a square: where it comes down over the cut is near, and tags of many leaps would lie in a
/// heap.
[[nodiscard]] bool isLeap(const BoardLayout& layout, const Path& path);
/// Half the width of a tag.
[[nodiscard]] double tagRadius(const BoardLayout& layout);

/// The squares of the rays, without their starts, that can be reached over the cut only.
[[nodiscard]] SquareSet beyondTheSeam(const BoardLayout& layout, std::span<const Path> rays);

}  // namespace rokada::ui
