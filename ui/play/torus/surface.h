// Geometry of a board that wraps around: a sheet that bends into a cylinder around either axis, or into a torus. Pure
// computation.
#pragma once

#include <QPointF>

namespace rokada::ui {

/// x to the right, y up, z towards the viewer.
struct Vec3 {
    double x = 0, y = 0, z = 0;

    friend Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
};
[[nodiscard]] double dot(Vec3 a, Vec3 b);
[[nodiscard]] double length(Vec3 v);

/// Bend and orientation of the sheet. Bends range from 0, flat, to 1, closed.
struct Pose {
    double files = 0;  ///< bend of the left edge towards the right one: a cylinder with a vertical axis
    double ranks = 0;  ///< bend of the lower edge towards the upper one; with both, a torus
    double yaw = 0;    ///< rotation about the vertical axis, in radians
    double pitch = 0;  ///< tilt towards the viewer, in radians
    double roll = 0;   ///< rotation of a closed tube in itself, in radians
    double zoom = 1;

    [[nodiscard]] bool torus() const { return files >= 1 && ranks >= 1; }
    friend bool operator==(const Pose&, const Pose&) = default;
};

/// Bent and rotated sheet. Sines and cosines of columns and rows are computed once, because a picture needs thousands
/// of places.
class Surface {
public:
    explicit Surface(const Pose& pose);

    /// Position along one axis: the length on a flat strip, or sine and cosine of the angle on a bent one.
    struct Along {
        double flat, sine, cosine;
    };
    /// Places on the drawing range from the lower left corner (0,0) to the upper right one (1,1).
    [[nodiscard]] Along column(double x) const { return ring_.at(x); }
    [[nodiscard]] Along row(double y) const { return tube_.at(y); }

    struct Spot {
        Vec3 point;
        Vec3 normal;  ///< unit vector in the direction of the board's face
    };
    [[nodiscard]] Spot at(const Along& column, const Along& row) const;
    [[nodiscard]] Spot at(QPointF place) const { return at(column(place.x()), row(place.y())); }

private:
    /// Bent strip.
    struct Strip {
        double size, bend, turn;
        double radius = 0;  ///< 0 for a flat one
        double axis = 0;    ///< distance by which its centre has moved back

        Strip(double length, double bending, double turning);
        [[nodiscard]] Along at(double part) const;
        /// Returns the sideways and outward position at `height` above the strip.
        [[nodiscard]] QPointF bent(const Along& along, double height) const;
    };
    [[nodiscard]] Vec3 turned(Vec3 p) const;

    Strip ring_, tube_;
    double sineYaw_, cosineYaw_, sinePitch_, cosinePitch_;
};

/// Returns the radius of the sphere that contains the whole surface.
[[nodiscard]] double extent(const Pose& pose);
/// Returns the pose rotated so that a place of the drawing is in front.
[[nodiscard]] Pose facing(Pose pose, QPointF place);

}  // namespace rokada::ui
