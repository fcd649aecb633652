#include "order.h"

#include "rules/movegen.h"

#include <algorithm>

namespace rokada::tools {

namespace {

/// About one in this many promotion puzzles can be trivial.
constexpr std::size_t PlainOneIn = 5;

/// Returns true for a trivial promotion puzzle: one move solves it, all legal promotions have the same start and target
/// square, and all motifs are usual ones of promotions.
bool plainPromotion(const Puzzle& puzzle) {
    if (puzzle.kind != PuzzleKind::Promotion || puzzle.moves > 1) return false;
    const auto plain = [](Motif motif) {
        return motif == Motif::Promotion || motif == Motif::Rescue || motif == Motif::Sacrifice ||
               motif == Motif::UnstoppablePawn;
    };
    if (!std::ranges::all_of(puzzle.themes, plain)) return false;
    const Move key = puzzle.line.front();
    MoveList moves;
    legalMoves(puzzle.position, moves);
    return std::ranges::all_of(moves, [&](Move move) {
        return move.becomes() == NoKind || (move.from() == key.from() && move.to() == key.to());
    });
}

}  // namespace

void thinOut(std::vector<Puzzle>& puzzles) {
    std::size_t plain = 0, telling = 1;
    for (const Puzzle& puzzle : puzzles) telling += puzzle.kind == PuzzleKind::Promotion && !plainPromotion(puzzle);
    const std::size_t most = 1 + telling / (PlainOneIn - 1);
    std::erase_if(puzzles, [&](const Puzzle& puzzle) { return plainPromotion(puzzle) && plain++ >= most; });
}

bool samePattern(const Puzzle& a, const Puzzle& b) {
    if (a.kind != b.kind || a.moves != b.moves) return false;
    if (a.themes.empty() || b.themes.empty()) return a.themes.empty() && b.themes.empty();
    return a.themes.front() == b.themes.front();
}

/// Orders the puzzles. The next puzzle is always the easiest one whose pattern differs from that of the puzzle before
/// it. If all remaining puzzles have that pattern, inserts the easiest of them at an earlier place.
void putInOrder(std::vector<Puzzle>& puzzles) {
    std::ranges::stable_sort(puzzles, {}, &Puzzle::level);
    std::vector<Puzzle> ordered;
    while (!puzzles.empty()) {
        auto next = puzzles.begin();
        if (!ordered.empty()) {
            next = std::find_if(next, puzzles.end(), [&](const Puzzle& p) { return !samePattern(ordered.back(), p); });
        }
        if (next == puzzles.end()) {
            std::size_t at = ordered.size() - 1;
            while (at > 0 &&
                   (samePattern(ordered[at - 1], puzzles.front()) || samePattern(ordered[at], puzzles.front())))
                --at;
            ordered.insert(ordered.begin() + static_cast<std::ptrdiff_t>(at), puzzles.front());
            puzzles.erase(puzzles.begin());
            continue;
        }
        ordered.push_back(*next);
        puzzles.erase(next);
    }
    puzzles = std::move(ordered);
}

}  // namespace rokada::tools
