// Finds pins, skewers, discovered attacks, interferences and interpositions.
#include "motifs/movesight.h"

#include "explain/surroundings.h"

#include <algorithm>

namespace rokada {

namespace {

/// Line of a slider with the squares of the first two enemy pieces on it.
struct Line {
    Square slider, first, second;
    friend bool operator==(const Line&, const Line&) = default;
};

std::vector<Line> linesOf(const Sight& sight, Side side) {
    std::vector<Line> lines;
    const Position& position = sight.position();
    const Rulebook& book = sight.book();
    for (const Square from : position.pieces(side)) {
        for (const MoveAtom& atom : book.variant().kinds[kindOf(position[from])].movement) {
            if (atom.reach < 3 || atom.mode == Mode::Quiet) continue;
            Line line{from, NoSquare, NoSquare};
            for (const Square s :
                 squaresOf(book.geometry(), atom, from, book.variant().sideSpecs[side].quarterTurns, atom.reach)) {
                if (position.empty(s)) continue;
                if (!sight.enemy(side, s)) break;
                if (line.first != NoSquare) {
                    line.second = s;
                    break;
                }
                line.first = s;
            }
            if (line.second != NoSquare) lines.push_back(line);
        }
    }
    return lines;
}

/// Returns true if the slider can capture the second piece with profit after the first one has left the line.
bool worthwhile(const Sight& sight, const Line& line) {
    if (sight.worth(line.second) > sight.worth(line.slider) + sight.least()) return true;
    const Side owner = sideOf(sight.position()[line.second]);
    return sight.worth(line.second) >= 2 * sight.least() &&
           !sight.position().attackedWithout(line.second, sight.teamOf(owner), line.first);
}

bool pins(const Sight& sight, const Line& line) {
    if (sight.royal(line.first)) return false;
    if (sight.royal(line.second)) return sideOf(sight.position()[line.first]) == sideOf(sight.position()[line.second]);
    return sight.worth(line.second) > sight.worth(line.first) + sight.least() && worthwhile(sight, line);
}

bool skewers(const Sight& sight, const Line& line, Side side) {
    if (sight.royal(line.second) || !worthwhile(sight, line)) return false;
    if (sight.royal(line.first)) return true;
    const bool attacked = sight.worth(line.first) >= sight.worth(line.second);
    return attacked && sight.prizeOn(side, line.first) && sight.worth(line.first) > 2 * sight.least();
}

void addLine(const MoveSight& sight, Motif motif, const Line& line, FoundMotifs& found) {
    const int value = sight.after.royal(line.second) ? sight.after.worth(line.first) : sight.after.worth(line.second);
    found.push_back({motif, {line.slider, line.first, line.second}, value, sight.move});
}

/// Returns the squares of own pieces that attack `target` only after the move. Excludes the moved piece.
std::vector<Square> uncovered(const MoveSight& sight, Square target) {
    const PieceSet own = sight.after.teamOf(sight.side);
    auto now = attackers(sight.after.position(), target, own);
    const auto before = attackers(sight.before.position(), target, own);
    std::erase_if(now, [&](Square s) { return s == sight.move.to() || std::ranges::find(before, s) != before.end(); });
    return now;
}

void findDiscovered(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved()) return;
    for (const Prize& prize : sight.after.prizes(sight.side)) {
        const auto open = uncovered(sight, prize.square);
        if (std::ranges::find(open, prize.move.from()) == open.end()) continue;
        found.push_back({Motif::DiscoveredAttack, {prize.move.from(), prize.square}, prize.gain, prize.move});
        return;
    }
}

/// Finds an interference: the moved piece blocks the line on which an enemy piece defends another one.
void findInterference(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved() || sight.captured != NoSquare || sight.lost()) return;
    for (const Prize& prize : sight.after.prizes(sight.side)) {
        if (sight.before.prizeOn(sight.side, prize.square) || prize.move.from() == sight.move.to()) continue;
        const Side owner = sideOf(sight.after.position()[prize.square]);
        const auto before = attackers(sight.before.position(), prize.square, sight.before.teamOf(owner));
        const auto now = attackers(sight.after.position(), prize.square, sight.before.teamOf(owner));
        const auto cut = std::ranges::find_if(before, [&](Square s) { return std::ranges::find(now, s) == now.end(); });
        const auto own = attackers(sight.before.position(), prize.square, sight.before.teamOf(sight.side));
        const bool attacked = std::ranges::find(own, prize.move.from()) != own.end();
        if (cut == before.end() || !attacked) continue;
        found.push_back({Motif::Interference, {sight.move.to(), *cut, prize.square}, prize.gain, prize.move});
        return;
    }
}

/// Finds an interposition: the moved piece blocks the line of an attack on an own piece or on the own king.
void findInterposition(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved() || sight.captured != NoSquare) return;
    const Position& before = sight.before.position();
    for (const Square square : before.pieces(sight.side)) {
        if (square == sight.move.from()) continue;
        const bool king = sight.before.royal(square);
        if (king ? !before.inCheck(sight.side) : !sight.before.dangerOn(sight.side, square)) continue;
        if (!king && sight.after.dangerOn(sight.side, square)) continue;
        const auto paths = attacksOn(before, square, sight.side);
        const auto cut = std::ranges::find_if(paths, [&](const Path& path) {
            return std::find(path.begin() + 1, path.end() - 1, sight.move.to()) != path.end() - 1;
        });
        if (cut == paths.end()) continue;
        found.push_back(
            {Motif::Interposition, {sight.move.to(), cut->front(), square}, sight.before.worth(square), {}});
        return;
    }
}

}  // namespace

void findLines(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates) return;
    const std::vector<Line> old = linesOf(sight.before, sight.side);
    for (const Line& line : linesOf(sight.after, sight.side)) {
        const auto known = [&](const Line& o) { return o.first == line.first && o.second == line.second; };
        if (std::ranges::any_of(old, known)) continue;
        if (const auto danger = sight.after.dangerOn(sight.side, line.slider)) {
            if (danger->gain > sight.after.least()) continue;
        }
        if (pins(sight.after, line)) addLine(sight, Motif::Pin, line, found);
        if (skewers(sight.after, line, sight.side)) addLine(sight, Motif::Skewer, line, found);
    }
    findDiscovered(sight, found);
    findInterference(sight, found);
    findInterposition(sight, found);
}

}  // namespace rokada
