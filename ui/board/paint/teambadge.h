// Paints the sign of a team: the emblems of its sides side by side, in a frame of the colour of the team.
#pragma once

#include "base/basics.h"
#include "rules/variant.h"
#include "scene/pieceart.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace rokada::ui {

struct Theme;

/// Returns the width of the badge of `members` sides at this height, both in pixels.
[[nodiscard]] int teamBadgeWidth(std::size_t members, int height);
/// Paints the badge into `box`. `out` are the members that have been eliminated; their emblems are pale and struck out.
void paintTeamBadge(QPainter& painter, const QRectF& box, const Variant& variant, const std::vector<Side>& members,
                    const std::vector<Side>& out, PieceArt& art, const Theme& theme);
/// Paints the emblem of one side. It is pale and struck out if `out` is true.
void paintTeamEmblem(QPainter& painter, const QRectF& box, std::string_view sideId, bool out, PieceArt& art,
                     const Theme& theme);

}  // namespace rokada::ui
