#include "torus/surface.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rokada::ui {

namespace {

constexpr double Round = 2 * std::numbers::pi;
/// Radius of the tube of the torus, divided by the radius of its ring.
constexpr double Tube = 0.48;
constexpr double NearlyFlat = 1e-4;

/// Returns the width of the sheet; its height is 1. A torus needs a sheet that is wider than high, because a torus bent
/// from a square sheet would have no hole.
double widthOf(const Pose& pose) { return 1 + std::min(pose.files, pose.ranks) * (1 / Tube - 1); }

}  // namespace

double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

double length(Vec3 v) { return std::sqrt(dot(v, v)); }

Surface::Strip::Strip(double length, double bending, double turning) : size(length), bend(bending), turn(turning) {
    if (bend < NearlyFlat) return;
    radius = size / (Round * bend);
    // The centre of a flat sheet is at the origin. While the sheet bends, it moves until the axis of the closed
    // cylinder is at the origin.
    axis = radius * (1 - bend * bend);
}

Surface::Along Surface::Strip::at(double part) const {
    const double along = part - 0.5;
    if (radius == 0) return {along * size, 0, 1};
    const double angle = Round * bend * along + turn;
    return {0, std::sin(angle), std::cos(angle)};
}

QPointF Surface::Strip::bent(const Along& along, double height) const {
    if (radius == 0) return {along.flat, height};
    return {(radius + height) * along.sine, (radius + height) * along.cosine - axis};
}

Surface::Surface(const Pose& pose)
    : ring_(widthOf(pose), pose.files, 0),
      tube_(1, pose.ranks, pose.roll * pose.ranks),
      sineYaw_(std::sin(pose.yaw)),
      cosineYaw_(std::cos(pose.yaw)),
      sinePitch_(std::sin(pose.pitch)),
      cosinePitch_(std::cos(pose.pitch)) {}

Surface::Spot Surface::at(const Along& column, const Along& row) const {
    const QPointF tube = tube_.bent(row, 0);
    const QPointF ring = ring_.bent(column, tube.y());
    // The normal at a place is rotated by the bend angles of its row and its column.
    const Vec3 upright{row.cosine * column.sine, row.sine, row.cosine * column.cosine};
    return {turned({ring.x(), tube.x(), ring.y()}), turned(upright)};
}

Vec3 Surface::turned(Vec3 p) const {
    const double x = p.x * cosineYaw_ + p.z * sineYaw_;
    const double z = p.z * cosineYaw_ - p.x * sineYaw_;
    return {x, p.y * cosinePitch_ - z * sinePitch_, z * cosinePitch_ + p.y * sinePitch_};
}

double extent(const Pose& pose) {
    constexpr int Samples = 8;
    const Surface surface(pose);
    double farthest = 0;
    for (int i = 0; i <= Samples; ++i) {
        for (int j = 0; j <= Samples; ++j) {
            farthest = std::max(farthest, length(surface.at(QPointF(i, j) / Samples).point));
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
