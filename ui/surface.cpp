#include "surface.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rokada::ui {

namespace {

constexpr double Round = 2 * std::numbers::pi;
/// The tube's radius in parts of the ring's.
constexpr double Tube = 0.48;
constexpr double NearlyFlat = 1e-4;

/// The sheet's width: a torus needs a longer one, or its hole would close.
double widthOf(const Pose& pose) { return 1 + std::min(pose.files, pose.ranks) * (1 / Tube - 1); }

/// A strip bent round: where a point at `along` (-0.5 to 0.5 of its length) comes to lie, aside and outwards.
struct Bent {
    double aside, outwards;
};
Bent bent(double along, double size, double bend, double turn, double height) {
    if (bend < NearlyFlat) return {along * size, height};
    const double radius = size / (Round * bend);
    const double angle = Round * bend * along + turn;
    // The middle of the sheet stays in place while it is flat; the axis does when it is closed.
    const double axis = radius * (1 - bend * bend);
    return {(radius + height) * std::sin(angle), (radius + height) * std::cos(angle) - axis};
}

Vec3 turned(Vec3 p, double yaw, double pitch) {
    const double x = p.x * std::cos(yaw) + p.z * std::sin(yaw);
    const double z = p.z * std::cos(yaw) - p.x * std::sin(yaw);
    return {x, p.y * std::cos(pitch) - z * std::sin(pitch), z * std::cos(pitch) + p.y * std::sin(pitch)};
}

}  // namespace

Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

double length(Vec3 v) { return std::sqrt(dot(v, v)); }

Vec3 pointOn(const Pose& pose, QPointF place) {
    const Bent tube = bent(place.y() - 0.5, 1, pose.ranks, pose.roll * pose.ranks, 0);
    const Bent ring = bent(place.x() - 0.5, widthOf(pose), pose.files, 0, tube.outwards);
    return turned({ring.aside, tube.aside, ring.outwards}, pose.yaw, pose.pitch);
}

Vec3 normalOn(const Pose& pose, QPointF place) {
    constexpr double Step = 1e-3;
    const Vec3 right = pointOn(pose, place + QPointF(Step, 0)) - pointOn(pose, place - QPointF(Step, 0));
    const Vec3 up = pointOn(pose, place + QPointF(0, Step)) - pointOn(pose, place - QPointF(0, Step));
    const Vec3 normal = cross(right, up);
    const double size = length(normal);
    return {normal.x / size, normal.y / size, normal.z / size};
}

double extent(const Pose& pose) {
    constexpr int Samples = 8;
    double farthest = 0;
    for (int i = 0; i <= Samples; ++i) {
        for (int j = 0; j <= Samples; ++j) {
            const Vec3 p = pointOn(pose, QPointF(i, j) / Samples);
            farthest = std::max(farthest, length(p));
        }
    }
    return farthest;
}

Pose facing(Pose pose, QPointF place) {
    const auto nearest = [](double angle, double now) { return now + std::remainder(angle - now, Round); };
    if (pose.files > 0) pose.yaw = nearest(-Round * pose.files * (place.x() - 0.5), pose.yaw);
    if (pose.torus()) {
        pose.roll = nearest(pose.pitch - Round * (place.y() - 0.5), pose.roll);
    } else if (pose.ranks > 0) {
        pose.pitch = nearest(Round * pose.ranks * (place.y() - 0.5), pose.pitch);
    }
    return pose;
}

}  // namespace rokada::ui
