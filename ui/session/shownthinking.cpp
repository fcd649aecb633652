#include "session/shownthinking.h"

#include "base/scrambled.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada::ui {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds Shortest{300}, Longest{3000};
constexpr milliseconds PerLevel{140};
constexpr int MostRivals = 4;

bool takesBack(const Task& task, Move move) {
    return move.to() != NoSquare && move.to() == task.lastTo && task.position.hostile(move.to());
}

}  // namespace

milliseconds shownThinking(const Task& task, const SearchResult& outcome) {
    if (task.level.isFull() || takesBack(task, outcome.best) || countMoves(task.position) == 1) return Shortest;
    const milliseconds usual = Shortest + PerLevel * (task.level.number() - Level::Lowest);
    // Adds a third for each rival move and varies by up to a fifth, so that the pace is not mechanical.
    const milliseconds doubt = usual * std::min(outcome.rivals, MostRivals) / 3;
    const auto percent = static_cast<int>(scrambled(scrambled(task.seed) ^ task.position.key()) % 41) - 20;
    const milliseconds shown = (usual + doubt) * (100 + percent) / 100;
    const milliseconds most = task.level == Level(Level::Lowest) ? Shortest : Longest;
    return std::clamp(shown, Shortest, most);
}

}  // namespace rokada::ui
