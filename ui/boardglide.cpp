#include "boardglide.h"

#include <cstdlib>

#include "boardlayout.h"
#include "ways.h"

namespace rokada::ui {

namespace {

double length(const std::vector<QLineF>& way) {
    double sum = 0;
    for (const QLineF& part : way) sum += part.length();
    return sum;
}

Glide glide(Piece man, Square to, const BoardLayout& layout, const Path& path) {
    return {man, to, stretches(layout, path)};
}

}  // namespace

QPointF Glide::at(double part) const {
    double left = length(way) * part;
    for (const QLineF& line : way) {
        if (left <= line.length() && line.length() > 0) return line.pointAt(left / line.length());
        left -= line.length();
    }
    return way.back().p2();
}

std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path) {
    const Geometry& board = layout.geometry();
    std::vector<QLineF> lines;
    const auto add = [&](QPointF from, QPointF to) {
        const bool straightOn = !lines.empty() && lines.back().p2() == from &&
                                qFuzzyCompare(lines.back().angle() + 1, QLineF(from, to).angle() + 1);
        if (straightOn) {
            lines.back().setP2(to);
        } else {
            lines.emplace_back(from, to);
        }
    };
    for (std::size_t i = 1; i < path.size(); ++i) {
        Delta step{board.column(path[i]) - board.column(path[i - 1]), board.row(path[i]) - board.row(path[i - 1])};
        const bool overSide = board.wraps() && 2 * std::abs(step.dx) > board.columns();
        const bool overEnd = board.wraps() && 2 * std::abs(step.dy) > board.rows();
        const QPointF from = layout.centre(path[i - 1]);
        const QPointF to = layout.centre(path[i]);
        if (!overSide && !overEnd) {
            add(from, to);
            continue;
        }
        if (overSide) step.dx -= step.dx > 0 ? board.columns() : -board.columns();
        if (overEnd) step.dy -= step.dy > 0 ? board.rows() : -board.rows();
        const QPointF half = QPointF(layout.onScreen(step)) * (layout.cell() / 2.0);
        add(from, from + half);
        lines.emplace_back(to - half, to);
    }
    return lines;
}

std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout) {
    const Turn* turn = game.last();
    if (turn == nullptr || layout.empty()) return {};
    const auto paths = ways(turn->before, turn->move);
    if (paths.empty()) return {};
    std::vector<Glide> glides{glide(turn->before[turn->move.from()], turn->move.to(), layout, paths.front())};
    if (turn->move.sort() != Sort::Castle) return glides;
    for (const CastlingPlan& plan : game.book().castlings()) {
        if (plan.move != turn->move) continue;
        const auto& [from, to] = std::pair(plan.journey.rookFrom, plan.journey.rookTo);
        glides.push_back(glide(turn->before[from], to, layout, {from, to}));
    }
    return glides;
}

}  // namespace rokada::ui
