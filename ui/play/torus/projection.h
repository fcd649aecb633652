// The surface seen by a viewer: which patches of it face the viewer, in which order they are painted, and where places
// and squares come to lie on the picture.
#pragma once

#include "base/geometry.h"
#include "torus/surface.h"

#include <QPointF>
#include <QSize>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// A corner of a patch on the picture.
struct Corner {
    QPointF at;
    QPointF place;     ///< on the drawing, see `pointOn`
    double light = 1;  ///< 0.55 to 1
};

/// A piece of a square, small enough to be painted flat.
struct Patch {
    std::array<Corner, 4> corners;  ///< round the patch
    Square square = NoSquare;
    double depth = 0;   ///< greater is nearer
    bool front = true;  ///< the board's face, not its back
};

/// Where something that stands on the surface is seen.
struct Stand {
    QPointF at;
    double square = 0;  ///< the side of a square there, in pixels, seen from the front
    double facing = 0;  ///< 1 if the square looks at the viewer, 0 from the side, below 0 from behind
    double depth = 0;
};

class Projection {
public:
    Projection(const Pose& pose, QSize picture);

    [[nodiscard]] QPointF onPicture(Vec3 point) const;
    /// `squares` is the number of squares along one edge.
    [[nodiscard]] Stand standAt(QPointF place, int squares) const;
    /// All patches that may be seen, the farthest first; through glass those that look away too.
    [[nodiscard]] std::vector<Patch> patches(const Geometry& board, bool glass = false) const;
    /// The zoom with which a flat sheet fills the shorter side of the picture.
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

/// The middle of a square on the drawing.
[[nodiscard]] QPointF placeOf(const Geometry& board, Square square);

}  // namespace rokada::ui
