// Paints the player panels: emblem, name, side to move, and reserve pieces.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

#include <utility>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Returns the rectangles of the reserve pieces on a player panel, by kind.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> reserveItems(const BoardLayout& layout, const BoardScene& scene,
                                                               Side side);

/// Returns the part of a player panel for a label: without emblem, clock and reserve pieces.
[[nodiscard]] PanelRoom labelRoom(const BoardLayout& layout, const BoardScene& scene, Side side, const QFont& font);

void paintPlayerPanels(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
