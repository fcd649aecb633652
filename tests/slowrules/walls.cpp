#include "slowrules/walls.h"

#include <algorithm>
#include <array>
#include <utility>

namespace slow {

namespace {

enum class Edge { Left, Right, Top, Bottom };

Wall wallAt(Square square, Edge edge) {
    const auto [x, y] = square;
    switch (edge) {
        case Edge::Left: return {{x, y}, {x, y + 1}};
        case Edge::Right: return {{x + 1, y}, {x + 1, y + 1}};
        case Edge::Top: return {{x, y + 1}, {x + 1, y + 1}};
        case Edge::Bottom: return {{x, y}, {x + 1, y}};
    }
    return {};
}

bool closedByWall(const std::vector<Wall>& all, Square from, Square to) {
    // Corners and edges are in the coordinates of `Wall`. For a diagonal step, `point` is the corner between the
    // squares. For an orthogonal step, it is the lower or left end of the edge between them.
    const Square point{std::max(from.x, to.x), std::max(from.y, to.y)};
    if (from.x != to.x && from.y != to.y)
        return std::ranges::any_of(all, [&](const Wall& w) { return w.begin == point || w.end == point; });
    const Square end = from.x == to.x ? Square{point.x + 1, point.y} : Square{point.x, point.y + 1};
    return std::ranges::any_of(all, [&](const Wall& w) { return w.begin == point && w.end == end; });
}

std::size_t place(Square from, int dx, int dy) {
    return cellOf(from) * 9 + static_cast<std::size_t>((dx + 1) * 3 + dy + 1);
}

using Steps = std::array<bool, std::size_t{16} * 16 * 9>;

/// Returns for every step whether it is open. Testing the walls at each query would be too slow.
Steps openSteps() {
    Steps open{};
    Rules rules;
    rules.game = Game::Fortress;
    const auto all = walls();
    for (const Square from : allSquares(rules)) {
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const Square to{from.x + dx, from.y + dy};
                if (to == from || !exists(rules, to)) continue;
                open[place(from, dx, dy)] = !closedByWall(all, from, to);
            }
        }
    }
    return open;
}

}  // namespace

std::vector<Wall> walls() {
    Rules rules;
    rules.game = Game::Fortress;
    std::vector<Wall> all;
    for (const auto& [names, edge] : {
             std::pair{"m4 n4", Edge::Top}, std::pair{"m1 m2", Edge::Left},         // White
             std::pair{"d3 d4", Edge::Right}, std::pair{"a4 b4", Edge::Top},        // Black
             std::pair{"c12 d12", Edge::Top}, std::pair{"d15 d16", Edge::Right},    // Red
             std::pair{"l13 l14", Edge::Right}, std::pair{"o13 p13", Edge::Bottom}  // Blue
         })
        for (const Square square : squaresOf(rules, names)) all.push_back(wallAt(square, edge));
    return all;
}

bool stepIsOpen(Square from, Square to) {
    static const Steps open = openSteps();
    return open[place(from, to.x - from.x, to.y - from.y)];
}

}  // namespace slow
