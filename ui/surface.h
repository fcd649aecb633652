// A board without edges in space: a sheet that bends into a cylinder round either axis, and into a torus. Pure numbers.
#pragma once

#include <QPointF>

namespace rokada::ui {

/// x to the right, y up, z towards the viewer.
struct Vec3 {
    double x = 0, y = 0, z = 0;

    friend Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
};
[[nodiscard]] Vec3 cross(Vec3 a, Vec3 b);
[[nodiscard]] double dot(Vec3 a, Vec3 b);
[[nodiscard]] double length(Vec3 v);

/// How the sheet is bent and turned. Bends go from 0, flat, to 1, closed.
struct Pose {
    double files = 0;  ///< the left edge bends towards the right one: a cylinder with a vertical axis
    double ranks = 0;  ///< the lower edge bends towards the upper one; with both, a torus
    double yaw = 0;    ///< turns about the vertical axis, in radians
    double pitch = 0;  ///< tilts towards the viewer
    double roll = 0;   ///< turns a closed tube in itself
    double zoom = 1;

    [[nodiscard]] bool torus() const { return files >= 1 && ranks >= 1; }
    friend bool operator==(const Pose&, const Pose&) = default;
};

/// A place of the drawing, from its lower left corner (0,0) to the upper right one (1,1), on the turned surface.
[[nodiscard]] Vec3 pointOn(const Pose& pose, QPointF place);
/// The direction in which the board's face looks there, of length 1.
[[nodiscard]] Vec3 normalOn(const Pose& pose, QPointF place);
/// The distance from the middle within which the whole surface lies.
[[nodiscard]] double extent(const Pose& pose);
/// Turned so that a place of the drawing is in front.
[[nodiscard]] Pose facing(Pose pose, QPointF place);

}  // namespace rokada::ui
