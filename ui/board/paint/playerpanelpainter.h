// The player panels: side, name, whose turn it is, and reserve pieces to be placed.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

#include <utility>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Where the reserve pieces of a side lie on its player panel, by kind.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> reserveItems(const BoardLayout& layout, const BoardScene& scene,
                                                               Side side);

/// The part of a side's player panel where a label may stand: without emblem, clock and reserve pieces.
[[nodiscard]] PanelRoom labelRoom(const BoardLayout& layout, const BoardScene& scene, Side side, const QFont& font);

void paintPlayerPanels(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
