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

/// The bent and turned sheet. What a column and a row of places have in common is worked out once, because a picture
/// asks for thousands of places and each of them would cost several sines.
class Surface {
public:
    explicit Surface(const Pose& pose);

    /// How far along the sheet, or where it is bent, the sine and cosine of the angle there.
    struct Along {
        double flat, sine, cosine;
    };
    /// A place of the drawing goes from its lower left corner (0,0) to the upper right one (1,1).
    [[nodiscard]] Along column(double x) const { return ring_.at(x); }
    [[nodiscard]] Along row(double y) const { return tube_.at(y); }

    struct Spot {
        Vec3 point;
        Vec3 normal;  ///< the direction in which the board's face looks there, of length 1
    };
    [[nodiscard]] Spot at(const Along& column, const Along& row) const;
    [[nodiscard]] Spot at(QPointF place) const { return at(column(place.x()), row(place.y())); }

private:
    /// A strip bent round.
    struct Strip {
        double size, bend, turn;
        double radius = 0;  ///< 0 for one that is flat
        double axis = 0;    ///< how far its middle has gone back

        Strip(double length, double bending, double turning);
        [[nodiscard]] Along at(double part) const;
        /// Aside and outwards, `height` above the strip.
        [[nodiscard]] QPointF bent(const Along& along, double height) const;
    };
    [[nodiscard]] Vec3 turned(Vec3 p) const;

    Strip ring_, tube_;
    double sineYaw_, cosineYaw_, sinePitch_, cosinePitch_;
};

/// The distance from the middle within which the whole surface lies.
[[nodiscard]] double extent(const Pose& pose);
/// Turned so that a place of the drawing is in front.
[[nodiscard]] Pose facing(Pose pose, QPointF place);

}  // namespace rokada::ui
