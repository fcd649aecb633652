#include "themes.h"

#include <algorithm>

namespace rokada::tools {

namespace {

constexpr std::size_t MaxThemes = 4;

bool offers(const FoundMotif& found, Move move) {
    const bool lost = found.motif == Motif::LosingExchange || found.motif == Motif::LeavesHanging;
    return lost && found.squares.front() == move.to();
}

}  // namespace

void findThemes(const MotifFinder& motifs, Puzzle& puzzle, Square lastCapture) {
    const auto has = [&](Motif motif) { return std::ranges::find(puzzle.themes, motif) != puzzle.themes.end(); };
    const bool between = has(Motif::Zwischenzug);
    puzzle.themes.clear();
    if (puzzle.line.empty()) return;
    if (between) puzzle.themes.push_back(Motif::Zwischenzug);
    for (const FoundMotif& found : motifs.ofMove(puzzle.position, puzzle.line.front(), {lastCapture})) {
        const Motif motif = offers(found, puzzle.line.front()) ? Motif::Sacrifice : found.motif;
        if (isMerit(motif) && !has(motif)) puzzle.themes.push_back(motif);
    }
    std::ranges::sort(puzzle.themes);
    if (puzzle.themes.size() > MaxThemes) puzzle.themes.resize(MaxThemes);
}

}  // namespace rokada::tools
