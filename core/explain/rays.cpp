#include "explain/rays.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

const Movement& movementOf(const Position& position, Square square) {
    return position.book().variant().kinds[kindOf(position[square])].movement;
}

int quarterTurnsOf(const Position& position, Square square) {
    return position.book().variant().sideSpecs[sideOf(position[square])].quarterTurns;
}

Path whole(const Position& position, const MoveAtom& atom, Square from, int reach) {
    Path path{from};
    const auto squares = squaresOf(position.book().geometry(), atom, from, quarterTurnsOf(position, from), reach);
    path.insert(path.end(), squares.begin(), squares.end());
    return path;
}

/// Returns true if the two squares are adjacent on the drawn board, where edges are not joined.
bool adjoin(const Geometry& board, Square one, Square other) {
    return std::abs(board.column(one) - board.column(other)) <= 1 && std::abs(board.row(one) - board.row(other)) <= 1;
}

/// Splits a loop where the edges of the drawn board cut it. The part with the first square of the loop comes first.
std::vector<Path> torn(const Geometry& board, const Path& loop) {
    std::vector<Path> pieces{{loop.front()}};
    for (std::size_t i = 1; i < loop.size(); ++i) {
        if (!adjoin(board, loop[i - 1], loop[i])) pieces.emplace_back();
        pieces.back().push_back(loop[i]);
    }
    if (pieces.size() > 1 && adjoin(board, loop.back(), loop.front())) {
        pieces.front().insert(pieces.front().begin(), pieces.back().begin(), pieces.back().end());
        pieces.pop_back();
    }
    return pieces;
}

bool slants(const Geometry& board, const Path& loop) {
    return board.row(loop[0]) != board.row(loop[1]) && board.column(loop[0]) != board.column(loop[1]);
}

/// Returns one half of a loop: the squares between its first square and the opposite square.
Path halfOf(const Path& loop, bool backwards) {
    const auto half = static_cast<std::ptrdiff_t>(loop.size() / 2);
    if (!backwards) return {loop.begin() + 1, loop.begin() + half};
    return {loop.rbegin(), loop.rbegin() + half - 1};
}

bool drawnInOne(const Geometry& board, const Path& path) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (!adjoin(board, path[i - 1], path[i])) return false;
    }
    return true;
}

}  // namespace

std::vector<Path> rays(const Position& position, Square square) {
    std::vector<Path> found;
    if (square == NoSquare || position.empty(square)) return found;
    const PieceSet prey = position.book().prey(sideOf(position[square]));
    for (const MoveAtom& atom : movementOf(position, square)) {
        Path path = whole(position, atom, square, reachOf(position, atom, square));
        for (std::size_t i = 1; i < path.size(); ++i) {
            const Piece met = position[path[i]];
            if (met == NoPiece) continue;
            path.resize(prey.has(met) && atom.mode != Mode::Quiet ? i + 1 : i);
        }
        const bool nothingToCapture = atom.mode == Mode::Capture && position.empty(path.back());
        if (path.size() > 1 && !nothingToCapture) found.push_back(std::move(path));
    }
    return found;
}

std::vector<Path> loops(const Position& position, Square square) {
    std::vector<Path> found;
    const Geometry& board = position.book().geometry();
    if (square == NoSquare || position.empty(square) || !board.wraps()) return found;
    for (const MoveAtom& atom : movementOf(position, square)) {
        Path path = whole(position, atom, square, atom.reach);
        const Delta step = atom.delta.turned(quarterTurnsOf(position, square));
        if (path.size() < 3 || board.step(path.back(), step) != square) continue;
        // Another atom follows the same line in the opposite direction.
        const bool known = std::ranges::any_of(found, [&](const Path& p) { return p.back() == path[1]; });
        if (!known) found.push_back(std::move(path));
    }
    return found;
}

std::optional<FiveSquares> fiveSquares(const Position& position, Square square) {
    auto lines = loops(position, square);
    const Geometry& board = position.book().geometry();
    std::erase_if(lines, [&](const Path& loop) { return !slants(board, loop); });
    if (lines.size() != 2) return std::nullopt;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        FiveSquares rule{torn(board, lines[i]), {}, lines[i][lines[i].size() / 2]};
        if (rule.pieces.size() != 2) continue;
        const Path& other = lines[1 - i];
        rule.five = halfOf(other, false);
        if (!drawnInOne(board, rule.five)) rule.five = halfOf(other, true);
        if (drawnInOne(board, rule.five)) return rule;
    }
    return std::nullopt;
}

}  // namespace rokada
