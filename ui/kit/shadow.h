// Paints soft shadows below raised surfaces.
#pragma once

#include <QRectF>

class QPainter;

namespace rokada::ui {

enum class Elevation {
    Button,  ///< secondary buttons and the thumbs of switches and sliders
    Card,    ///< boards in light themes, hovered cards, menus
    Dialog,
};

/// Paints the shadow of a rounded surface. Call it before painting the surface. `radius` is the corner radius in
/// pixels.
void paintShadow(QPainter& painter, const QRectF& surface, double radius, Elevation elevation);

/// Returns the distance, in pixels, that a shadow extends beyond its surface.
[[nodiscard]] int shadowReach(Elevation elevation);

}  // namespace rokada::ui
