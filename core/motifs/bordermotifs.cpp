// Finds moves across the edge of a board that wraps, and moves that block a gate in a wall.
#include "motifs/moveanalysis.h"

#include "explain/surroundings.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

constexpr std::array<Delta, 4> Straights{{{0, 1}, {0, -1}, {-1, 0}, {1, 0}}};

/// Returns true if two neighbouring squares of the path are on opposite edges of the drawn board.
bool overSeam(const Geometry& board, const Path& path) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const int columns = std::abs(board.column(path[i]) - board.column(path[i - 1]));
        const int rows = std::abs(board.row(path[i]) - board.row(path[i - 1]));
        if (std::max(columns, rows) > std::max(board.columns(), board.rows()) / 2) return true;
    }
    return false;
}

/// Finds captures for which every path crosses the edge of the drawn board, and checks across the edge.
void findSeam(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Geometry& board = analysis.book().geometry();
    if (analysis.captured != NoSquare) {
        const auto paths = pathsOf(analysis.before.position(), analysis.move);
        const bool all =
            !paths.empty() && std::ranges::all_of(paths, [&](const Path& p) { return overSeam(board, p); });
        if (all) {
            found.push_back({Motif::AroundSeam, paths.front(), 0, analysis.move});
            return;
        }
    }
    if (!analysis.checks) return;
    for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
        if (analysis.book().allied(Side(s), analysis.side) || !analysis.after.position().living(Side(s))) continue;
        for (const Path& path : checks(analysis.after.position(), Side(s))) {
            if (!overSeam(board, path)) continue;
            found.push_back({Motif::AroundSeam, path, 0, analysis.move});
            return;
        }
    }
}

/// Finds a move to a gate (an opening in the wall of a fortress) that closes the line of an enemy piece through this
/// gate.
void findGate(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.captured != NoSquare || analysis.lost()) return;
    const Rulebook& book = analysis.book();
    const Geometry& board = book.geometry();
    for (const Delta d : Straights) {
        const Square next = board.step(analysis.move.to(), d);
        if (next == NoSquare || borderOf(book.variant(), analysis.move.to(), d) != Border::Gate) continue;
        const auto before = attackers(analysis.before.position(), next, book.hostile(analysis.side));
        const auto now = attackers(analysis.after.position(), next, book.hostile(analysis.side));
        for (const Square by : before) {
            if (std::ranges::find(now, by) != now.end()) continue;
            found.push_back({Motif::GateClosed, {analysis.move.to(), by}, 0, analysis.move});
            return;
        }
    }
}

}  // namespace

void findBorders(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved()) return;
    const Geometry& board = analysis.book().geometry();
    if (board.wraps()) findSeam(analysis, found);
    if (!board.walls().empty()) findGate(analysis, found);
}

}  // namespace rokada
