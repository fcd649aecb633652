// Projects the bent board onto a picture. Divides its surface into small patches, returns the visible ones in painting
// order, and computes the places of squares and pieces in the picture.
#pragma once

#include "base/geometry.h"
#include "torus/surface.h"

#include <QPointF>
#include <QRectF>
#include <QSize>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Corner of a patch, projected onto the picture.
struct Corner {
    QPointF at;
    QPointF place;     ///< place on the flat board, (0,0) to (1,1); see `Surface::at`
    double light = 1;  ///< brightness, 0.55 to 1
};

/// Part of a square on the surface. It is so small that it can be painted as a flat quadrilateral.
struct Patch {
    std::array<Corner, 4> corners;  ///< corners in cyclic order
    Square square = NoSquare;
    double depth = 0;   ///< mean z coordinate; a greater value is nearer to the viewer
    bool front = true;  ///< true if the face of the board is visible, false if its back is visible
};

/// Place and size at which a piece on the surface is painted.
struct Stand {
    QPointF at;
    double square = 0;  ///< side length of the square at this place in pixels, as if seen from the front
    double facing = 0;  ///< cosine of the angle between the square's normal and the direction to the viewer; 1 if the
                        ///< square is seen from the front, 0 from the side, negative from behind
    double depth = 0;
};

class Projection {
public:
    Projection(const Pose& pose, QSize picture);

    /// Returns the projection of a point in space onto the picture.
    [[nodiscard]] QPointF onPicture(Vec3 point) const;
    /// Returns the projection of a place on the flat board. `squares` is the number of squares along one edge.
    [[nodiscard]] Stand standAt(QPointF place, int squares) const;
    /// Returns all patches to paint, the farthest first. Leaves out the patches of a closed torus that face away from
    /// the viewer, unless `transparent` is true.
    [[nodiscard]] std::vector<Patch> patches(const Geometry& board, bool transparent = false) const;
    /// Returns the zoom at which a flat sheet fills the shorter side of the picture.
    [[nodiscard]] static double flatZoom();

private:
    /// Returns the bounding rectangle of the projected surface, in the units of the surface. Its y axis points up.
    [[nodiscard]] QRectF outline() const;
    /// Returns half the width or half the height of `outline`: the one that limits the scale at which the surface fits
    /// into the picture. The result refers to the shorter side of the picture.
    [[nodiscard]] double halfSize(const QRectF& outline) const;
    [[nodiscard]] double light(Vec3 normal) const;

    Surface surface_;
    bool flat_, torus_;
    QPointF middle_;
    double scale_ = 0;
    double distance_ = 0;
};

/// Returns the centre of a square on the flat board, (0,0) to (1,1).
[[nodiscard]] QPointF placeOf(const Geometry& board, Square square);

}  // namespace rokada::ui
