// Paints the player panels: emblem of the side, name, note, clock, captured pieces and reserve pieces.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

#include <utility>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Returns the rectangles of the reserve pieces on a player panel, each with its kind.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> reserveItems(const BoardLayout& layout, const BoardScene& scene,
                                                               Side side);

/// Returns the part of a player panel in which a label can be shown: without emblem, clock and reserve pieces.
[[nodiscard]] PanelRoom labelRoom(const BoardLayout& layout, const BoardScene& scene, Side side, const QFont& font);

void paintPlayerPanels(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
