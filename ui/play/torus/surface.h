// Geometry of the 3D board whose edges are joined. A flat sheet bends around one axis into a cylinder, or around both
// axes into a torus.
#pragma once

#include <QPointF>

namespace rokada::ui {

/// Vector in space. x points to the right, y up, and z towards the viewer.
struct Vec3 {
    double x = 0, y = 0, z = 0;

    friend Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
};
[[nodiscard]] double dot(Vec3 a, Vec3 b);
[[nodiscard]] double length(Vec3 v);

/// Bends and orientation of the sheet. A bend ranges from 0 (flat) to 1 (closed).
struct Pose {
    double files = 0;  ///< bend that joins the left and right edges; it makes a cylinder with a vertical axis
    double ranks = 0;  ///< bend that joins the lower and upper edges; together with `files` it makes a torus
    double yaw = 0;    ///< rotation about the vertical axis, in radians
    double pitch = 0;  ///< tilt towards the viewer, in radians
    double roll = 0;   ///< rotation of the tube of the torus about the tube's own axis, in radians
    double zoom = 1;

    [[nodiscard]] bool torus() const { return files >= 1 && ranks >= 1; }
    friend bool operator==(const Pose&, const Pose&) = default;
};

/// Bent and rotated sheet. `column` and `row` compute sines and cosines once for each column and row, because a picture
/// needs thousands of places.
class Surface {
public:
    explicit Surface(const Pose& pose);

    /// Position along one axis of the sheet. It is a length on a flat axis, and the sine and cosine of an angle on a
    /// bent axis.
    struct Along {
        double flat, sine, cosine;
    };
    /// Convert the x or y coordinate of a place on the flat board to an argument of `at`. Places range from (0,0) at
    /// the lower left to (1,1) at the upper right.
    [[nodiscard]] Along column(double x) const { return ring_.at(x); }
    [[nodiscard]] Along row(double y) const { return tube_.at(y); }

    struct Spot {
        Vec3 point;
        Vec3 normal;  ///< unit vector perpendicular to the face of the board
    };
    [[nodiscard]] Spot at(const Along& column, const Along& row) const;
    [[nodiscard]] Spot at(QPointF place) const { return at(column(place.x()), row(place.y())); }

private:
    /// Strip of the sheet that is bent along one axis.
    struct Strip {
        double size, bend, turn;
        double radius = 0;  ///< radius of the bend; 0 for a flat strip
        double axis = 0;    ///< distance from the origin to the axis of the bend

        Strip(double length, double bending, double turning);
        [[nodiscard]] Along at(double part) const;
        /// Returns the point at `height` above the strip, in the plane of the bend. x is along the unbent strip, and y
        /// points outward.
        [[nodiscard]] QPointF bent(const Along& along, double height) const;
    };
    [[nodiscard]] Vec3 turned(Vec3 p) const;

    Strip ring_, tube_;
    double sineYaw_, cosineYaw_, sinePitch_, cosinePitch_;
};

/// Returns the radius of a sphere around the origin that contains the whole surface.
[[nodiscard]] double extent(const Pose& pose);
/// Returns `pose` rotated so that a place of the flat board is in front. Rotates by at most half a turn about each
/// axis.
[[nodiscard]] Pose facing(Pose pose, QPointF place);

}  // namespace rokada::ui
