#include "ai/search/task.h"

#include <algorithm>

namespace rokada {

Task Task::of(const Game& game) {
    Task task{.book = game.sharedBook(), .position = game.position()};
    if (game.last() != nullptr) task.lastTo = game.last()->move.to();
    const std::size_t kept = std::min<std::size_t>(game.played(), game.position().repeatablePlies());
    for (std::size_t i = game.played() - kept; i < game.played(); ++i) {
        task.earlier.push_back(game.turns()[i].before.key());
    }
    return task;
}

}  // namespace rokada
