#include "scene/ownmarks.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

constexpr std::array<Delta, 8> straight{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
constexpr std::array<Delta, 8> leaps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

/// Returns the displacement between two squares. On a board that wraps around, takes the shorter way.
Delta between(const Geometry& board, Square from, Square to) {
    Delta delta{board.column(to) - board.column(from), board.row(to) - board.row(from)};
    if (!board.wraps()) return delta;
    if (2 * std::abs(delta.dx) > board.columns()) delta.dx -= sign(delta.dx) * board.columns();
    if (2 * std::abs(delta.dy) > board.rows()) delta.dy -= sign(delta.dy) * board.rows();
    return delta;
}

/// Line found so far whose end is nearest to the wanted square.
struct Nearest {
    Path path;
    int distance = 1 << 20;

    void offer(const Path& other, Delta wanted, Delta reached) {
        const int dx = wanted.dx - reached.dx;
        const int dy = wanted.dy - reached.dy;
        if (dx * dx + dy * dy >= distance) return;
        distance = dx * dx + dy * dy;
        path = other;
    }
};

}  // namespace

Ink inkOf(Qt::KeyboardModifiers keys) {
    const bool control = (keys & Qt::ControlModifier) != 0;
    const bool shift = (keys & Qt::ShiftModifier) != 0;
    if (control) return shift ? Ink::Yellow : Ink::Red;
    return shift ? Ink::Blue : Ink::Green;
}

Path drawnLine(const Geometry& board, Square from, Square to) {
    if (from == to) return {from};
    const Delta wanted = between(board, from, to);
    Nearest nearest;
    for (const Delta leap : leaps) {
        if (const Square end = board.displaced(from, leap); end != NoSquare) nearest.offer({from, end}, wanted, leap);
    }
    const int longest = std::max(std::abs(wanted.dx), std::abs(wanted.dy));
    for (const Delta step : straight) {
        Path path{from};
        for (int i = 1; i <= longest; ++i) {
            // Lines continue beyond places without a square.
            const Square next = board.wraps()
                                    ? board.displaced(path.back(), step)
                                    : board.at(board.column(from) + i * step.dx, board.row(from) + i * step.dy);
            if (next == NoSquare) continue;
            path.push_back(next);
            nearest.offer(path, wanted, {i * step.dx, i * step.dy});
        }
    }
    return nearest.path.empty() ? Path{from} : nearest.path;
}

void OwnMarks::draw(OwnMark mark) {
    const auto same = [&](const OwnMark& m) {
        return m.path.front() == mark.path.front() && m.path.back() == mark.path.back();
    };
    const auto known = std::ranges::find_if(marks_, same);
    if (known == marks_.end()) {
        marks_.push_back(std::move(mark));
    } else if (known->ink == mark.ink) {
        marks_.erase(known);
    } else {
        known->ink = mark.ink;
    }
}

bool OwnMarks::clear() { return !std::exchange(marks_, {}).empty(); }

}  // namespace rokada::ui
