// Where the parts of a player panel lie that is higher than wide: a column in which all words are upright.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"

#include <QFont>
#include <QRect>
#include <QString>

#include <utility>
#include <vector>

namespace rokada::ui::panels {

/// From above: emblem, name, points or clock, note, captured pieces; reserve pieces stand at the foot.
struct PanelColumn {
    QRect emblem;
    QRect name;
    QRect points;  ///< empty while the game goes on
    QRect clock;   ///< empty without one
    QString note;
    QRect noteRoom;
    QRect captured;  ///< what is left
    QFont nameFont, noteFont;

    PanelColumn(const PlayerPanel& panel, const SeatScene& seat, int cell, const QFont& font);
};

/// Reserve pieces at the foot of the panel, as large as there is room for, but hardly larger than on a square.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> itemsInColumn(const PlayerPanel& panel, const SeatScene& seat,
                                                                int cell);

}  // namespace rokada::ui::panels
