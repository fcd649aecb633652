// Arrows along the paths of pieces.
#pragma once

#include "rules/paths.h"

#include <QPainterPath>

namespace rokada::ui {

class BoardLayout;

/// The shaft and the head of an arrow that ends shortly before the middle of the last square; empty for an empty path.
[[nodiscard]] QPainterPath arrowAlong(const BoardLayout& layout, const Path& path);

}  // namespace rokada::ui
