// What boards of more than two sides show besides: pieces that vanish with their side, the homes of eliminated sides,
// how many turns a checked king has to wait for its answer, and which sides are partners.
#pragma once

#include "paint/boardframe.h"

#include <QRectF>

class QPainter;

namespace rokada::ui {

/// The colour of a side, which stays when the side is eliminated.
inline constexpr std::string_view GreySide = "grey";

/// Below the pieces.
void paintLeftHomes(QPainter& painter, const BoardView& view);
/// Pieces that turn grey and vanish, and pieces that appear. Those of a side that was mated stay for a while, with what
/// mates them.
void paintFades(QPainter& painter, const BoardView& view);
/// How much of a mated side's vanishing has passed when so much of the time has.
[[nodiscard]] double lapsed(double faded);
/// On every king in check that is not next to move.
void paintCheckTurns(QPainter& painter, const BoardView& view);

/// How many others move before it is this side's turn.
[[nodiscard]] int turnsUntil(const BoardScene& scene, Side side);
/// The sign of a side's team: both sides' colours in a shape of the team's own.
void paintTeamBadge(QPainter& painter, const BoardView& view, Side side, const QRectF& box);

}  // namespace rokada::ui
