// What boards of more than two armies show besides: men who leave with their army, the homes of armies that are out,
// how many turns a checked king has to wait for his answer, and which armies are partners.
#pragma once

#include "paint/boardview.h"

#include <QRectF>

class QPainter;

namespace rokada::ui {

/// A side as a colour that stays when the side is out.
inline constexpr std::string_view GreySide = "grey";

/// Below the men.
void paintLeftHomes(QPainter& painter, const BoardView& view);
/// Men who turn grey and vanish, and men who appear.
void paintFades(QPainter& painter, const BoardView& view);
/// On every king in check who is not next to move.
void paintCheckTurns(QPainter& painter, const BoardView& view);

/// How many others move before it is this side's turn.
[[nodiscard]] int turnsUntil(const BoardScene& scene, Side side);
/// The sign of a side's team: both armies' colours in a shape of the team's own.
void paintTeamBadge(QPainter& painter, const BoardView& view, Side side, const QRectF& box);

}  // namespace rokada::ui
