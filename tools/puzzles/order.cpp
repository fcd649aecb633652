#include "order.h"

#include <algorithm>

namespace rokada::tools {

bool samePattern(const Puzzle& a, const Puzzle& b) {
    if (a.kind != b.kind || a.moves != b.moves) return false;
    if (a.themes.empty() || b.themes.empty()) return a.themes.empty() && b.themes.empty();
    return a.themes.front() == b.themes.front();
}

/// The easiest that does not repeat the pattern comes next; what is left over at the end is put where it fits.
void putInOrder(std::vector<Puzzle>& puzzles) {
    std::stable_sort(puzzles.begin(), puzzles.end(),
                     [](const Puzzle& a, const Puzzle& b) { return a.level < b.level; });
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
