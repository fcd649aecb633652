// Projection of the surface: the visible patches in painting order, and the positions of places and squares on the
// picture.
#pragma once

#include "base/geometry.h"
#include "torus/surface.h"

#include <QPointF>
#include <QSize>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Corner of a patch on the picture.
struct Corner {
    QPointF at;
    QPointF place;     ///< on the drawing, see `pointOn`
    double light = 1;  ///< 0.55 to 1
};

/// Part of a square, small enough to be painted flat.
struct Patch {
    std::array<Corner, 4> corners;  ///< in order around the patch
    Square square = NoSquare;
    double depth = 0;   ///< greater is nearer
    bool front = true;  ///< shows the face of the board, not its back
};

/// Projection of something that stands on the surface.
struct Stand {
    QPointF at;
    double square = 0;  ///< side of a square there in pixels, as if seen from the front
    double facing = 0;  ///< 1 if the square faces the viewer, 0 from the side, negative from behind
    double depth = 0;
};

class Projection {
public:
    Projection(const Pose& pose, QSize picture);

    /// Projects a point in space onto the picture.
    [[nodiscard]] QPointF onPicture(Vec3 point) const;
    /// Projects a place. `squares` is the number of squares along one edge.
    [[nodiscard]] Stand standAt(QPointF place, int squares) const;
    /// Returns all visible patches, farthest first; with `glass` also those that face away.
    [[nodiscard]] std::vector<Patch> patches(const Geometry& board, bool glass = false) const;
    /// Returns the zoom with which a flat sheet fills the shorter side of the picture.
    [[nodiscard]] static double flatZoom();

private:
    /// Half the size of the surface as it is seen, measured along the side of the picture that is tighter for it.
    [[nodiscard]] double outlineSize() const;
    [[nodiscard]] double light(Vec3 normal) const;

    Surface surface_;
    bool flat_, torus_;
    QPointF middle_;
    double scale_ = 0;
    double distance_ = 0;
};

/// Returns the centre of a square on the drawing.
[[nodiscard]] QPointF placeOf(const Geometry& board, Square square);

}  // namespace rokada::ui
