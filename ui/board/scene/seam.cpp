#include "scene/seam.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace rokada::ui {

namespace {

constexpr double Never = std::numeric_limits<double>::infinity();

/// Returns the step between two neighbours of a path. On a board that wraps around, takes the shorter way.
Delta stepBetween(const Geometry& board, Square from, Square to) {
    Delta step{board.column(to) - board.column(from), board.row(to) - board.row(from)};
    if (!board.wraps()) return step;
    if (2 * std::abs(step.dx) > board.columns()) step.dx -= sign(step.dx) * board.columns();
    if (2 * std::abs(step.dy) > board.rows()) step.dy -= sign(step.dy) * board.rows();
    return step;
}

/// Returns the part of a movement, 0 to 1, at which it leaves the interval from `low` to `high` on one axis. Returns
/// `Never` if it stays inside.
double leaves(double from, double span, double low, double high) {
    const double to = from + span;
    if (to > high) return (high - from) / span;
    return to < low ? (low - from) / span : Never;
}

/// Collects the segments and crossings of one path.
class Tracer {
public:
    explicit Tracer(const BoardLayout& layout) : layout_(layout), box_(QRectF(layout.area())) {}

    void step(Square from, Square to) {
        QPointF at = layout_.centre(from);
        QPointF left = QPointF(layout_.onScreen(stepBetween(layout_.geometry(), from, to))) * layout_.cell();
        if (!layout_.geometry().wraps()) return line(at, at + left);
        // A step crosses each axis at most once, so it crosses edges at most twice.
        for (int i = 0; i < 2; ++i) {
            const double x = leaves(at.x(), left.x(), box_.left(), box_.right());
            const double y = leaves(at.y(), left.y(), box_.top(), box_.bottom());
            const double part = std::min(x, y);
            if (part == Never) break;
            const QPointF out = at + left * part;
            QPointF in = out;
            if (x <= part + 1e-9) in.rx() -= std::copysign(box_.width(), left.x());
            if (y <= part + 1e-9) in.ry() -= std::copysign(box_.height(), left.y());
            line(at, out);
            course_.crossings.push_back({out, in});
            at = in;
            left *= 1 - part;
        }
        line(at, at + left);
    }

    [[nodiscard]] Course done() { return std::move(course_); }

private:
    /// Adds a segment, or extends the last one if the direction is the same.
    void line(QPointF from, QPointF to) {
        auto& lines = course_.lines;
        const bool straightOn = !lines.empty() && QLineF(lines.back().p2(), from).length() < 1e-6 &&
                                qFuzzyCompare(lines.back().angle() + 1, QLineF(from, to).angle() + 1);
        if (straightOn) {
            lines.back().setP2(to);
        } else if (from != to) {
            lines.emplace_back(from, to);
        }
    }

    const BoardLayout& layout_;
    QRectF box_;
    Course course_;
};

bool near(QPointF one, QPointF other, double distance) { return QLineF(one, other).length() < distance; }

/// Returns the direction from the edge into the board; diagonal at a corner.
QPointF inwards(const QRectF& box, QPointF point) {
    const auto side = [](double at, double low, double high) {
        return at < low + 0.5 ? 1.0 : at > high - 0.5 ? -1.0 : 0.0;
    };
    return {side(point.x(), box.left(), box.right()), side(point.y(), box.top(), box.bottom())};
}

/// Places the numbered tags of edge crossings without overlap. Both tags of a crossing are shifted by the same distance
/// along their edges.
class Tagger {
public:
    explicit Tagger(const BoardLayout& layout)
        : layout_(layout), box_(QRectF(layout.area())), radius_(tagRadius(layout)) {}

    void add(const Crossing& crossing) {
        const bool known = std::ranges::any_of(known_, [&](const Crossing& k) {
            return (near(k.out, crossing.out, 1) && near(k.in, crossing.in, 1)) ||
                   (near(k.out, crossing.in, 1) && near(k.in, crossing.out, 1));
        });
        if (known) return;
        known_.push_back(crossing);
        const int number = static_cast<int>(known_.size());
        for (const int places : {0, 1, -1, 2, -2}) {
            const std::array twins{tag(number, crossing.out, places), tag(number, crossing.in, places)};
            if (places != -2 && (captured(twins[0]) || captured(twins[1]))) continue;
            tags_.insert(tags_.end(), twins.begin(), twins.end());
            return;
        }
    }

    [[nodiscard]] std::vector<SeamTag> done() { return std::move(tags_); }

private:
    [[nodiscard]] SeamTag tag(int number, QPointF point, int places) const {
        const QPointF in = inwards(box_, point);
        const QPointF along(in.x() == 0 ? 1 : 0, in.x() == 0 ? 0 : 1);
        // If repeated squares surround the board, a tag lies on the edge of the board. Without them, a tag lies just
        // inside.
        const double depth = layout_.cut().margin > 0 ? 0 : radius_;
        return {number, point + in * depth + along * (places * 2.1 * radius_), in};
    }

    [[nodiscard]] bool captured(const SeamTag& wanted) const {
        return std::ranges::any_of(tags_, [&](const SeamTag& t) { return near(t.centre, wanted.centre, 2 * radius_); });
    }

    const BoardLayout& layout_;
    QRectF box_;
    double radius_;
    std::vector<Crossing> known_;
    std::vector<SeamTag> tags_;
};

bool crosses(const BoardLayout& layout, Square from, Square to) {
    return layout.screenPlace(to) - layout.screenPlace(from) !=
           layout.onScreen(stepBetween(layout.geometry(), from, to));
}

}  // namespace

Course courseOf(const BoardLayout& layout, const Path& path) {
    Tracer tracer(layout);
    for (std::size_t i = 1; i < path.size(); ++i) tracer.step(path[i - 1], path[i]);
    return tracer.done();
}

bool isLeap(const BoardLayout& layout, const Path& path) {
    if (path.size() != 2) return false;
    const Delta step = stepBetween(layout.geometry(), path.front(), path.back());
    return std::max(std::abs(step.dx), std::abs(step.dy)) > 1;
}

double tagRadius(const BoardLayout& layout) { return std::clamp(layout.units(17), 7.5, 12.0); }

std::vector<SeamTag> tagsOf(const BoardLayout& layout, std::span<const Path> paths) {
    Tagger tagger(layout);
    for (const Path& path : paths) {
        for (const Crossing& crossing : courseOf(layout, path).crossings) tagger.add(crossing);
    }
    return tagger.done();
}

SquareSet beyondTheSeam(const BoardLayout& layout, std::span<const Path> rays) {
    SquareSet over, straight;
    for (const Path& ray : rays) {
        bool crossed = false;
        for (std::size_t i = 1; i < ray.size(); ++i) {
            crossed = crossed || crosses(layout, ray[i - 1], ray[i]);
            (crossed ? over : straight).set(ray[i]);
        }
    }
    return over & ~straight;
}

}  // namespace rokada::ui
