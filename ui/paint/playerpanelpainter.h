// The plates of the seats: army, name, whose turn it is, and reserves that wait to be deployed.
#pragma once

#include "paint/boardview.h"

#include <QRect>

#include <utility>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Where the reserves of a seat lie on its plate, by kind.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> reserveItems(const BoardLayout& layout, const BoardScene& scene,
                                                               Side side);

void paintPlayerPanels(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
