#include "paint/boardframe.h"

#include "paint/playerpanelpainter.h"
#include "paint/seampainter.h"
#include "paint/towerpainter.h"
#include "scene/seam.h"

#include <QLineF>

#include <algorithm>

namespace rokada::ui {

Spot BoardFrame::spotAt(QPoint point) const {
    if (layout.empty()) return {};
    if (const Square square = layout.at(point); square != NoSquare) return {square};
    if (attention.hand == NoSide) return {};
    for (const auto& [kind, item] : reserveItems(layout, scene, attention.hand)) {
        if (item.contains(point)) return {NoSquare, kind};
    }
    return {};
}

Piece BoardFrame::pieceOn(const Spot& spot) const {
    if (spot.square != NoSquare) return scene.pieces[spot.square];
    const Side hand = attention.hand;
    return spot.reserve != NoKind && hand != NoSide ? pieceOf(hand, spot.reserve) : NoPiece;
}

QRect BoardFrame::boxOf(const Spot& spot, QPoint near) const {
    if (layout.empty()) return {};
    if (spot.square == NoSquare) return reserveRect(spot.reserve);
    const auto copies = layout.copies(spot.square);
    return *std::ranges::min_element(copies, {},
                                     [&](const QRect& box) { return (box.center() - near).manhattanLength(); });
}

QRect BoardFrame::reserveRect(Kind kind) const {
    if (layout.empty() || attention.hand == NoSide) return {};
    for (const auto& [reserve, item] : reserveItems(layout, scene, attention.hand)) {
        if (reserve == kind) return item;
    }
    return {};
}

Side BoardFrame::panelAt(QPoint point) const {
    if (layout.empty() || spotAt(point).reserve != NoKind) return NoSide;
    const auto& panels = layout.panels();
    const auto panel = std::ranges::find_if(panels, [&](const PlayerPanel& p) { return p.rect.contains(point); });
    return panel == panels.end() ? NoSide : Side(panel - panels.begin());
}

int BoardFrame::tagAt(QPoint point) const {
    if (layout.empty() || !layout.geometry().wraps()) return 0;
    for (const SeamTag& tag : tagsOf(layout, taggedPaths(*this))) {
        if (QLineF(tag.centre, point).length() <= tagRadius(layout)) return tag.number;
    }
    return 0;
}

int BoardFrame::partAt(QPoint point) const {
    if (attention.lifted == 0 || !look.fans) return 0;
    const auto boxes = fanBoxes(layout, attention.fan);
    const auto under = std::ranges::find_if(boxes, [&](const QRect& box) { return box.contains(point); });
    return under == boxes.end() ? 0 : static_cast<int>(under - boxes.begin()) + 1;
}

}  // namespace rokada::ui
