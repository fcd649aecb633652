#include "boardglide.h"

#include "seam.h"

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
    return courseOf(layout, path).lines;
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
