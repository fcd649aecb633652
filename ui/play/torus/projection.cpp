#include "torus/projection.h"

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

/// Number of patches along the edge of a square on a bent sheet. On a flat sheet, a square is one patch.
constexpr int Curved = 3;
/// Distance between the viewer and the centre of the surface, as a multiple of the surface's radius.
constexpr double Distance = 4;
constexpr double Room = 0.94;
/// The same for a bent sheet. Pieces stand out above its edge.
constexpr double BentRoom = 0.88;
/// Number of sample points along each edge of the sheet, used to measure the outline of the surface.
constexpr int OutlinePoints = 16;
constexpr double Darkest = 0.55;
/// Half the width of a flat sheet plus a margin. The sheet has the width 1.
constexpr double FlatSize = 0.56;
const Vec3 Lamp{-0.37, 0.56, 0.74};

}  // namespace

QPointF placeOf(const Geometry& board, Square square) {
    return {(board.column(square) + 0.5) / board.columns(), (board.row(square) + 0.5) / board.rows()};
}

Projection::Projection(const Pose& pose, QSize picture)
    : surface_(pose),
      flat_(pose.files <= 0 && pose.ranks <= 0),
      torus_(pose.torus()),
      middle_(picture.width() / 2.0, picture.height() / 2.0) {
    // The scale makes the surface fill the picture. A flat sheet is scaled by its fixed size, and a closed surface by
    // its outline, which is centred. A partly bent sheet is scaled and moved by a mean of both.
    const double bend = std::max(pose.files, pose.ranks);
    distance_ = Distance * (bend * extent(pose) + (1 - bend) * FlatSize);
    const double shorter = std::min(middle_.x(), middle_.y());
    const QRectF edges = bend > 0 ? outline() : QRectF();
    const double size = bend > 0 ? bend * halfSize(edges) + (1 - bend) * FlatSize : FlatSize;
    scale_ = pose.zoom * (bend * BentRoom + (1 - bend) * Room) * shorter / size;
    middle_ += bend * scale_ * QPointF(-edges.center().x(), edges.center().y());
}

QRectF Projection::outline() const {
    double left = 0, right = 0, bottom = 0, top = 0;
    for (int y = 0; y < OutlinePoints; ++y) {
        for (int x = 0; x < OutlinePoints; ++x) {
            const Vec3 point = surface_.at({double(x) / OutlinePoints, double(y) / OutlinePoints}).point;
            const double near = distance_ / (distance_ - point.z);
            left = std::min(left, point.x * near);
            right = std::max(right, point.x * near);
            bottom = std::min(bottom, point.y * near);
            top = std::max(top, point.y * near);
        }
    }
    return {QPointF(left, bottom), QPointF(right, top)};
}

double Projection::halfSize(const QRectF& outline) const {
    const double shorter = std::min(middle_.x(), middle_.y());
    return std::max(
        {outline.width() / 2 * shorter / middle_.x(), outline.height() / 2 * shorter / middle_.y(), FlatSize / 2});
}

QPointF Projection::onPicture(Vec3 point) const {
    const double scale = scale_ * distance_ / (distance_ - point.z);
    return middle_ + QPointF(point.x * scale, -point.y * scale);
}

double Projection::flatZoom() { return 2 * FlatSize / Room; }

double Projection::light(Vec3 normal) const { return Darkest + (1 - Darkest) * std::max(0.0, dot(normal, Lamp)); }

Stand Projection::standAt(QPointF place, int squares) const {
    const auto [point, normal] = surface_.at(place);
    const Vec3 viewer{0, 0, distance_};
    const Vec3 sight = viewer - point;
    const double step = 0.5 / squares;
    const auto side = [&](QPointF by) { return length(surface_.at(place + by).point - surface_.at(place - by).point); };
    Stand stand;
    stand.at = onPicture(point);
    // The size of the piece is the geometric mean of the two sides of the square, but at most 1.3 times the shorter
    // side.
    const double across = side({step, 0});
    const double up = side({0, step});
    stand.square =
        std::min(std::sqrt(across * up), 1.3 * std::min(across, up)) * scale_ * distance_ / (distance_ - point.z);
    stand.facing = dot(normal, sight) / length(sight);
    stand.depth = point.z;
    return stand;
}

std::vector<Patch> Projection::patches(const Geometry& board, bool transparent) const {
    const int parts = flat_ ? 1 : Curved;
    const int across = board.columns() * parts;
    const int up = board.rows() * parts;
    struct Knot {
        Vec3 point;
        Corner corner;
    };
    std::vector<Knot> knots;
    knots.reserve(static_cast<std::size_t>(across + 1) * static_cast<std::size_t>(up + 1));
    std::vector<Surface::Along> columns;
    for (int x = 0; x <= across; ++x) columns.push_back(surface_.column(double(x) / across));
    for (int y = 0; y <= up; ++y) {
        const Surface::Along row = surface_.row(double(y) / up);
        for (int x = 0; x <= across; ++x) {
            const auto [point, normal] = surface_.at(columns[static_cast<std::size_t>(x)], row);
            knots.push_back({point, {onPicture(point), {double(x) / across, double(y) / up}, light(normal)}});
        }
    }
    std::vector<Patch> found;
    found.reserve(static_cast<std::size_t>(across) * static_cast<std::size_t>(up));
    for (int y = 0; y < up; ++y) {
        for (int x = 0; x < across; ++x) {
            const auto knot = [&](std::size_t i, std::size_t j) -> const Knot& {
                const auto row = static_cast<std::size_t>(y) + j, perRow = static_cast<std::size_t>(across) + 1;
                return knots[row * perRow + static_cast<std::size_t>(x) + i];
            };
            const Knot &a = knot(0, 0), &b = knot(1, 0), &c = knot(1, 1), &d = knot(0, 1);
            const QPointF one = c.corner.at - a.corner.at;
            const QPointF other = d.corner.at - b.corner.at;
            // If the front of a patch is visible, the cross product of its diagonals is negative, because the y axis of
            // the picture points down.
            const bool front = one.x() * other.y() - one.y() * other.x() < 0;
            if (!front && torus_ && !transparent) continue;
            found.push_back({{a.corner, b.corner, c.corner, d.corner},
                             board.at(x / parts, y / parts),
                             (a.point.z + b.point.z + c.point.z + d.point.z) / 4,
                             front});
        }
    }
    std::ranges::sort(found, {}, &Patch::depth);
    return found;
}

}  // namespace rokada::ui
