#include "rating.h"

#include "rules/forced.h"
#include "rules/paths.h"

#include <algorithm>

namespace rokada::tools {

namespace {

constexpr int Attempts = 2;

/// Returns the highest difficulty that a solution of this length can have. The limit is needed because weak levels
/// overlook moves far from the last move, which people notice.
int hardestOf(const Puzzle& puzzle) {
    if (puzzle.kind == PuzzleKind::Mate) return std::min(2 + 2 * puzzle.moves, Puzzle::Hardest);
    const bool plain =
        puzzle.moves == 1 && !puzzle.themes.empty() &&
        (puzzle.themes.front() == Motif::CapturesUndefended || puzzle.themes.front() == Motif::WinningExchange);
    return plain ? 4 : std::min(6 + 2 * puzzle.moves, Puzzle::Hardest);
}

/// Returns the number of pseudo-legal targets of a piece that are not legal.
int illegalTargets(const Position& position, Square from) {
    const auto all = pseudoLegalTargets(position, from);
    return static_cast<int>(std::ranges::count_if(all, [](const auto& t) { return !t.legal; }));
}

}  // namespace

bool Rater::solves(const RulebookPtr& book, const Puzzle& puzzle, Level level, std::uint64_t seed) {
    Position position = puzzle.position;
    const Side side = position.turn();
    for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
        settle(position);
        if (position.turn() == side) {
            Task task{.book = book, .position = position, .earlier = {}, .limits = {}, .level = level, .seed = seed};
            const Move best = engine_.think(task, {}).best;
            const bool last = i + 1 == puzzle.line.size();
            const auto& right = puzzle.lastMoves;
            if (last ? std::ranges::find(right, best) == right.end() : best != puzzle.line[i]) return false;
        }
        Undo undo;
        position.make(puzzle.line[i], undo);
    }
    return true;
}

int Rater::levelOf(const RulebookPtr& book, const Puzzle& puzzle) {
    if (asksForSquares(puzzle.kind)) {
        const int odd = puzzle.kind == PuzzleKind::Where ? illegalTargets(puzzle.position, puzzle.piece) : 0;
        return std::clamp(puzzle.squares.count() / 2 + odd, 1, Level::Highest);
    }
    int solved = 0;
    for (int level = Level::Lowest; level <= Level::Highest; ++level) {
        for (int seed = 1; seed <= Attempts; ++seed) solved += solves(book, puzzle, Level(level), std::uint64_t(seed));
    }
    const int all = Attempts * Level::Highest;
    return std::min(Puzzle::Hardest - (Puzzle::Hardest - 1) * solved / all, hardestOf(puzzle));
}

}  // namespace rokada::tools
