#include "explain/surroundings.h"

#include "rules/walk.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

constexpr std::array<Delta, 4> straights{{{0, 1}, {0, -1}, {-1, 0}, {1, 0}}};
constexpr std::array<Delta, 4> diagonals{{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}};

bool walled(const Geometry& board, Square square, Delta step) {
    return board.step(square, step) == NoSquare && board.displaced(square, step) != NoSquare;
}

}  // namespace

std::vector<Square> attackers(const Position& position, Square square, PieceSet by) {
    std::vector<Square> found;
    const Rulebook& book = position.book();
    walk(book.attacks(square), [&](const Attack& attack) {
        const Piece met = position[attack.square];
        if (met == NoPiece) return Walk::On;
        const bool attacks = (book.attackers(attack.by) & by).has(met);
        if (attacks && std::ranges::find(found, attack.square) == found.end()) found.push_back(attack.square);
        return Walk::Over;
    });
    return found;
}

Pressure pressureOn(const Position& position, Square square) {
    if (position.empty(square)) return {};
    const Rulebook& book = position.book();
    const Side owner = sideOf(position[square]);
    PieceSet team;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (book.allied(Side(side), owner)) team = team | piecesOf(Side(side));
    }
    return {static_cast<int>(attackers(position, square, book.hostile(owner)).size()),
            static_cast<int>(attackers(position, square, team).size())};
}

Border borderOf(const Variant& variant, Square square, Delta straight) {
    const Geometry& board = variant.geometry;
    const Square next = board.step(square, straight);
    // A wall on the edge of the board counts as a wall.
    if (next == NoSquare) {
        const int x = board.column(square) + (straight.dx > 0);
        const int y = board.row(square) + (straight.dy > 0);
        const Wall here = straight.dx != 0 ? Wall{x, y, x, y + 1} : Wall{x, y, x + 1, y};
        const auto& walls = board.walls();
        return std::ranges::find(walls, here) == walls.end() ? Border::Edge : Border::Wall;
    }
    const bool gate = std::ranges::any_of(variant.sideSpecs, [&](const SideSpec& sideSpec) {
        return sideSpec.home.test(square) != sideSpec.home.test(next);
    });
    return gate ? Border::Gate : Border::Open;
}

bool endOfWall(const Variant& variant, Square square, Delta diagonal) {
    if (!walled(variant.geometry, square, diagonal)) return false;
    return borderOf(variant, square, {diagonal.dx, 0}) != Border::Wall &&
           borderOf(variant, square, {0, diagonal.dy}) != Border::Wall;
}

bool standsFree(const Geometry& board, Square square) {
    return std::ranges::all_of(straights, [&](Delta d) { return board.displaced(square, d) == NoSquare; });
}

std::vector<Square> joinedOverCorners(const Geometry& board, Square square) {
    std::vector<Square> found;
    const bool free = standsFree(board, square);
    for (const Delta d : diagonals) {
        const Square next = board.step(square, d);
        if (next != NoSquare && (free || standsFree(board, next))) found.push_back(next);
    }
    return found;
}

}  // namespace rokada
