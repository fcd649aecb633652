// Finds pins, skewers, discovered attacks, interferences and interpositions.
#include "motifs/moveanalysis.h"

#include "explain/surroundings.h"

#include <algorithm>

namespace rokada {

namespace {

/// Line of a slider with the squares of the first two enemy pieces on it.
struct Line {
    Square slider, first, second;
    friend bool operator==(const Line&, const Line&) = default;
};

std::vector<Line> linesOf(const PositionAnalysis& analysis, Side side) {
    std::vector<Line> lines;
    const Position& position = analysis.position();
    const Rulebook& book = analysis.book();
    for (const Square from : position.pieces(side)) {
        for (const MoveAtom& atom : book.variant().kinds[kindOf(position[from])].movement) {
            if (atom.reach < 3 || atom.mode == Mode::Quiet) continue;
            Line line{from, NoSquare, NoSquare};
            for (const Square s :
                 squaresOf(book.geometry(), atom, from, book.variant().sideSpecs[side].quarterTurns, atom.reach)) {
                if (position.empty(s)) continue;
                if (!analysis.enemy(side, s)) break;
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
bool worthwhile(const PositionAnalysis& analysis, const Line& line) {
    if (analysis.worth(line.second) > analysis.worth(line.slider) + analysis.least()) return true;
    const Side owner = sideOf(analysis.position()[line.second]);
    return analysis.worth(line.second) >= 2 * analysis.least() &&
           !analysis.position().attackedWithout(line.second, analysis.teamOf(owner), line.first);
}

bool pins(const PositionAnalysis& analysis, const Line& line) {
    if (analysis.royal(line.first)) return false;
    if (analysis.royal(line.second))
        return sideOf(analysis.position()[line.first]) == sideOf(analysis.position()[line.second]);
    return analysis.worth(line.second) > analysis.worth(line.first) + analysis.least() && worthwhile(analysis, line);
}

bool skewers(const PositionAnalysis& analysis, const Line& line, Side side) {
    if (analysis.royal(line.second) || !worthwhile(analysis, line)) return false;
    if (analysis.royal(line.first)) return true;
    const bool attacked = analysis.worth(line.first) >= analysis.worth(line.second);
    return attacked && analysis.captureGainOn(side, line.first) && analysis.worth(line.first) > 2 * analysis.least();
}

void addLine(const MoveAnalysis& analysis, Motif motif, const Line& line, FoundMotifs& found) {
    const int value =
        analysis.after.royal(line.second) ? analysis.after.worth(line.first) : analysis.after.worth(line.second);
    found.push_back({motif, {line.slider, line.first, line.second}, value, analysis.move});
}

/// Returns the squares of the mover's pieces that attack `target` only after the move. Excludes the moved piece.
std::vector<Square> uncovered(const MoveAnalysis& analysis, Square target) {
    const PieceSet own = analysis.after.teamOf(analysis.side);
    auto now = attackers(analysis.after.position(), target, own);
    const auto before = attackers(analysis.before.position(), target, own);
    std::erase_if(now,
                  [&](Square s) { return s == analysis.move.to() || std::ranges::find(before, s) != before.end(); });
    return now;
}

void findDiscovered(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved()) return;
    for (const CaptureGain& capture : analysis.after.captureGains(analysis.side)) {
        const auto open = uncovered(analysis, capture.square);
        if (std::ranges::find(open, capture.move.from()) == open.end()) continue;
        found.push_back({Motif::DiscoveredAttack, {capture.move.from(), capture.square}, capture.gain, capture.move});
        return;
    }
}

/// Finds an interference: the moved piece blocks the line on which an enemy piece defends another one.
void findInterference(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved() || analysis.captured != NoSquare || analysis.lost()) return;
    for (const CaptureGain& capture : analysis.after.captureGains(analysis.side)) {
        if (analysis.before.captureGainOn(analysis.side, capture.square) || capture.move.from() == analysis.move.to())
            continue;
        const Side owner = sideOf(analysis.after.position()[capture.square]);
        const auto before = attackers(analysis.before.position(), capture.square, analysis.before.teamOf(owner));
        const auto now = attackers(analysis.after.position(), capture.square, analysis.before.teamOf(owner));
        const auto cut = std::ranges::find_if(before, [&](Square s) { return std::ranges::find(now, s) == now.end(); });
        const auto own = attackers(analysis.before.position(), capture.square, analysis.before.teamOf(analysis.side));
        const bool attacked = std::ranges::find(own, capture.move.from()) != own.end();
        if (cut == before.end() || !attacked) continue;
        found.push_back({Motif::Interference, {analysis.move.to(), *cut, capture.square}, capture.gain, capture.move});
        return;
    }
}

/// Finds an interposition: the moved piece blocks the line of an attack on a piece or the king of its side.
void findInterposition(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved() || analysis.captured != NoSquare) return;
    const Position& before = analysis.before.position();
    for (const Square square : before.pieces(analysis.side)) {
        if (square == analysis.move.from()) continue;
        const bool king = analysis.before.royal(square);
        if (king ? !before.inCheck(analysis.side) : !analysis.before.dangerOn(analysis.side, square)) continue;
        if (!king && analysis.after.dangerOn(analysis.side, square)) continue;
        const auto paths = attacksOn(before, square, analysis.side);
        const auto cut = std::ranges::find_if(paths, [&](const Path& path) {
            return std::find(path.begin() + 1, path.end() - 1, analysis.move.to()) != path.end() - 1;
        });
        if (cut == paths.end()) continue;
        found.push_back(
            {Motif::Interposition, {analysis.move.to(), cut->front(), square}, analysis.before.worth(square), {}});
        return;
    }
}

}  // namespace

void findLines(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates) return;
    const std::vector<Line> old = linesOf(analysis.before, analysis.side);
    for (const Line& line : linesOf(analysis.after, analysis.side)) {
        const auto known = [&](const Line& o) { return o.first == line.first && o.second == line.second; };
        if (std::ranges::any_of(old, known)) continue;
        if (const auto danger = analysis.after.dangerOn(analysis.side, line.slider)) {
            if (danger->gain > analysis.after.least()) continue;
        }
        if (pins(analysis.after, line)) addLine(analysis, Motif::Pin, line, found);
        if (skewers(analysis.after, line, analysis.side)) addLine(analysis, Motif::Skewer, line, found);
    }
    findDiscovered(analysis, found);
    findInterference(analysis, found);
    findInterposition(analysis, found);
}

}  // namespace rokada
