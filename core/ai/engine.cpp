#include "ai/engine.h"

#include "ai/oneply.h"

namespace rokada {

struct Engine::Parts {};

Engine::Engine(int, int) : parts_(std::make_unique<Parts>()) {}
Engine::~Engine() = default;
void Engine::setHash(int) {}
void Engine::setThreads(int) {}
void Engine::clear() {}
void Engine::ponderHit() {}

Task Task::of(const Game& game) {
    Task task{.book = game.sharedBook(), .position = game.position()};
    for (std::size_t i = 0; i < game.played(); ++i) task.earlier.push_back(game.turns()[i].before.key());
    const auto kept = static_cast<std::size_t>(game.position().state().quietPlies);
    if (task.earlier.size() > kept) {
        task.earlier.erase(task.earlier.begin(), task.earlier.end() - static_cast<std::ptrdiff_t>(kept));
    }
    return task;
}

Outcome Engine::think(const Task& task, const std::stop_token&, const std::function<void(const Report&)>&) {
    return {.best = chooseOnePly(task.position, task.seed)};
}

}  // namespace rokada
