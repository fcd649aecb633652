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

/// Places of the contents, from the top: emblem of the side, name, points, note, clock, captured pieces. Reserve pieces
/// are at the bottom.
struct PanelColumn {
    QRect emblem;
    QRect name;
    QRect points;  ///< place of the points; empty before the end of the game
    QString note;
    QRect noteRoom;
    QRect clock;     ///< place of the clock; empty without a clock
    QRect captured;  ///< remaining space for captured pieces
    QFont nameFont, noteFont;

    PanelColumn(const PlayerPanel& panel, const SeatScene& seat, int cell, const QFont& font);
};

/// Returns the rectangles of the reserve pieces at the bottom of the panel. They are as large as fits, but only a
/// little larger than squares, which have a side of `cell` pixels.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> itemsInColumn(const PlayerPanel& panel, const SeatScene& seat,
                                                                int cell);

}  // namespace rokada::ui::panels
