#include "paint/teambadge.h"

#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "scene/teams.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Parts of the height of a badge: an emblem, and the room before, between and after emblems.
constexpr double EmblemPart = 0.62, RoomPart = 0.24;
constexpr double EliminatedOpacity = 0.45;
/// Side of the smallest emblem that is painted, in pixels. Smaller ones cannot be recognised.
constexpr double SmallestTeamEmblem = 4;

double ratioOf(const QPainter& painter) { return painter.device() ? painter.device()->devicePixelRatioF() : 1.0; }

}  // namespace

int teamBadgeWidth(std::size_t members, int height) {
    const auto count = static_cast<double>(members);
    return qRound(height * (count * EmblemPart + (count + 1) * RoomPart));
}

void paintTeamBadge(QPainter& painter, const QRectF& box, const Variant& variant, const std::vector<Side>& members,
                    const std::vector<Side>& out, PieceArt& art, const Theme& theme) {
    paintRound(painter, box, box.height() / 2, theme.raised, teamColour(variant, members.front(), theme), TeamEdge);
    const double emblem = box.height() * EmblemPart, room = box.height() * RoomPart;
    double left = box.left() + room;
    for (const Side side : members) {
        const bool gone = std::ranges::find(out, side) != out.end();
        paintTeamEmblem(painter, {left, box.center().y() - emblem / 2, emblem, emblem}, variant.sideSpecs[side].name,
                        gone, art, theme);
        left += emblem + room;
    }
}

void paintTeamEmblem(QPainter& painter, const QRectF& box, std::string_view sideId, bool out, PieceArt& art,
                     const Theme& theme) {
    if (box.width() < SmallestTeamEmblem) return;
    if (theme.emblemCasing.alpha() > 0)
        paintRound(painter, box.adjusted(-1, -1, 1, 1), box.height(), theme.emblemCasing);
    const double before = painter.opacity();
    if (out) painter.setOpacity(before * EliminatedOpacity);
    art.drawEmblem(painter, box, sideId, ratioOf(painter));
    painter.setOpacity(before);
    if (!out) return;
    painter.setPen(QPen(theme.text, std::max(1.5, box.height() / 10)));
    painter.drawLine(box.bottomLeft(), box.topRight());
}

}  // namespace rokada::ui
