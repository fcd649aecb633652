// Layout of a player panel that is higher than wide: a column with upright text.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"

#include <QFont>
#include <QRect>
#include <QString>

#include <utility>
#include <vector>

namespace rokada::ui::panels {

/// Contents from the top: emblem, name, points, note, clock, captured pieces; reserve pieces at the bottom.
struct PanelColumn {
    QRect emblem;
    QRect name;
    QRect points;  ///< place of the points; empty during the game
    QString note;
    QRect noteRoom;
    QRect clock;     ///< place of the clock; empty without a clock
    QRect captured;  ///< remaining space for captured pieces
    QFont nameFont, noteFont;

    PanelColumn(const PlayerPanel& panel, const SeatScene& seat, int cell, const QFont& font);
};

/// Returns the rectangles of the reserve pieces at the bottom of the panel. They are as large as fits, but hardly
/// larger than on a square.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> itemsInColumn(const PlayerPanel& panel, const SeatScene& seat,
                                                                int cell);

}  // namespace rokada::ui::panels
