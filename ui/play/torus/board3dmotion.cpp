#include "torus/board3dmotion.h"

#include "torus/projection.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rokada::ui {

namespace {

/// Returns the equivalent of `step` modulo 1 with the smallest absolute value. On a board that wraps around, the result
/// is the step along the shorter way between two places.
double shorter(double step) { return step - std::round(step); }

/// Returns the fraction of the way from `from` to `to` at which the coordinate passes the edge 0 or 1. Returns nullopt
/// if it passes no edge.
std::optional<double> crossing(double from, double to) {
    if (to > 1) return (1 - from) / (to - from);
    if (to < 0) return from / (from - to);
    return std::nullopt;
}

}  // namespace

Board3DMotion::Board3DMotion(const Geometry& board, const Path& path) {
    for (const Square square : path) {
        const QPointF place = placeOf(board, square);
        const QPointF last = places_.empty() ? place : places_.back();
        places_.push_back(last + (board.wraps() ? QPointF(shorter(place.x() - last.x()), shorter(place.y() - last.y()))
                                                : place - last));
    }
    if (places_.empty()) return;
    const auto files = crossing(places_.front().x(), places_.back().x());
    const auto ranks = crossing(places_.front().y(), places_.back().y());
    crossings_ = (files ? 1 : 0) + (ranks ? 1 : 0);
    if (files && ranks) {
        const double between = (*files + *ranks) / 2;
        const bool filesFirst = *files <= *ranks;
        legs_ = {{filesFirst ? Axis::Files : Axis::Ranks, 0, between},
                 {filesFirst ? Axis::Ranks : Axis::Files, between, 1}};
    } else {
        legs_ = {{files ? Axis::Files : ranks ? Axis::Ranks : Axis::None, 0, 1}};
    }
}

int Board3DMotion::durationOf(const Leg& leg) { return Travel + (leg.axis == Axis::None ? 0 : 2 * Merge); }

int Board3DMotion::duration() const {
    int sum = 0;
    for (const Leg& leg : legs_) sum += durationOf(leg);
    return sum;
}

/// Returns the place of the piece after the fraction `part` of its path. The path is a straight line.
QPointF Board3DMotion::pieceAt(double part) const {
    const QPointF at = places_.front() + (places_.back() - places_.front()) * part;
    return {at.x() - std::floor(at.x()), at.y() - std::floor(at.y())};
}

Board3DMotion::Frame Board3DMotion::at(int moment) const {
    if (empty()) return {};
    for (const Leg& leg : legs_) {
        const bool last = &leg == &legs_.back();
        if (moment >= durationOf(leg) && !last) {
            moment -= durationOf(leg);
            continue;
        }
        const int merge = leg.axis == Axis::None ? 0 : Merge;
        const double travelled = std::clamp(double(moment - merge) / Travel, 0.0, 1.0);
        double bend = 0;
        if (merge > 0 && moment < merge + Travel) {
            bend = std::min(1.0, double(moment) / merge);
        } else if (merge > 0) {
            bend = std::max(0.0, 1 - double(moment - merge - Travel) / merge);
        }
        return {leg.axis == Axis::Files ? eased(bend) : 0, leg.axis == Axis::Ranks ? eased(bend) : 0,
                pieceAt(leg.from + (leg.to - leg.from) * eased(travelled))};
    }
    return {};
}

}  // namespace rokada::ui
