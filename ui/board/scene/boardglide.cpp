#include "scene/boardglide.h"

#include "analysis/materialcounter.h"
#include "scene/seam.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

double length(const std::vector<QLineF>& segments) {
    double sum = 0;
    for (const QLineF& part : segments) sum += part.length();
    return sum;
}

/// Returns the segments of an arc above the straight line `leap`. Leaping pieces move along an arc, because they jump
/// over other pieces.
std::vector<QLineF> arc(const QLineF& leap) {
    constexpr int Pieces = 12;
    constexpr double Height = 0.18;
    const QPointF up(0, -Height * leap.length());
    std::vector<QLineF> segments;
    QPointF before = leap.p1();
    for (int i = 1; i <= Pieces; ++i) {
        const double part = double(i) / Pieces;
        const QPointF next = leap.pointAt(part) + up * (4 * part * (1 - part));
        segments.emplace_back(before, next);
        before = next;
    }
    return segments;
}

Glide glide(Piece piece, Square to, const BoardLayout& layout, const Path& path) {
    auto segments = stretches(layout, path);
    const bool leaps = path.size() == 2 && segments.size() == 1;
    if (!leaps) return {.piece = piece, .to = to, .segments = std::move(segments)};
    const double dx = std::abs(segments[0].dx());
    const double dy = std::abs(segments[0].dy());
    const bool skewed = std::min(dx, dy) > 1 && std::abs(dx - dy) > 1;
    return {.piece = piece, .to = to, .segments = skewed ? arc(segments[0]) : std::move(segments)};
}

/// Returns the upper `count` pieces of a tower, from the top down.
std::vector<Piece> upper(const Position& position, Square square, int count) {
    std::vector<Piece> pieces = position.tower(square);
    std::ranges::reverse(pieces);
    pieces.resize(std::min(pieces.size(), static_cast<std::size_t>(count)));
    return pieces;
}

void addTowers(const Turn& turn, Glide& glide) {
    const Position& before = turn.before;
    glide.met = turn.move.to();
    glide.below = upper(before, turn.move.from(), before.carried(turn.move));
    glide.below.erase(glide.below.begin());
    glide.meets = upper(before, turn.move.to(), before.height(turn.move.to()));
}

/// Adds the captured piece of a game without towers, so that it can be seen until the capturing piece arrives.
void addCaptured(const Turn& turn, Glide& glide) {
    glide.met = victimOf(turn.before, turn.move);
    if (glide.met != NoSquare) glide.meets = {turn.before[glide.met]};
}

/// Returns the moving pieces of castling: the king and the rook, each only if its square changes.
std::vector<Glide> castlingGlides(const Turn& turn, const BoardLayout& layout) {
    const Castling& c = turn.before.book().castling(turn.before.turn(), turn.move).journey;
    std::vector<Glide> glides;
    for (const auto& [from, to] : {std::pair(c.kingFrom, c.kingTo), std::pair(c.rookFrom, c.rookTo)}) {
        if (from != to) glides.push_back(glide(turn.before[from], to, layout, {from, to}));
    }
    if (turn.before.book().towers()) addTowers(turn, glides.front());
    return glides;
}

}  // namespace

QPointF Glide::at(double part) const {
    double left = length(segments) * part;
    for (const QLineF& line : segments) {
        if (left <= line.length() && line.length() > 0) return line.pointAt(left / line.length());
        left -= line.length();
    }
    return segments.back().p2();
}

std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path) {
    return courseOf(layout, path).lines;
}

std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout) {
    const Turn* turn = game.last();
    if (turn == nullptr || layout.empty()) return {};
    const auto paths = pathsOf(turn->before, turn->move);
    if (paths.empty()) return {};
    if (turn->move.type() == MoveType::Castle) return castlingGlides(*turn, layout);
    std::vector<Glide> glides{glide(turn->before[turn->move.from()], turn->move.to(), layout, paths.front())};
    turn->before.book().towers() ? addTowers(*turn, glides.front()) : addCaptured(*turn, glides.front());
    return glides;
}

}  // namespace rokada::ui
