#include "games.h"

#include "base/scrambled.h"

#include <utility>

namespace rokada::tools {

namespace {

constexpr int MaxPlies = 220;
constexpr int ShortestOpening = 3, OpeningSpread = 8;
constexpr int WeakestLevel = 3, LevelSpread = 6;

}  // namespace

GameSource::GameSource(RulebookPtr book, std::uint64_t seed) : book_(std::move(book)), state_(scrambled(seed)) {}

std::uint64_t GameSource::random() { return scrambled(++state_); }

/// Eliminates one side of each team, because most mates with four sides cannot be proved.
void GameSource::leaveADuel(Game& game) {
    const auto one = Side(random() % book_->sides());
    auto enemy = one;
    while (book_->allied(one, enemy)) enemy = Side(random() % book_->sides());
    game.resign(one);
    game.resign(enemy);
}

std::vector<GamePosition> GameSource::next() {
    std::vector<GamePosition> positions;
    Game game(book_);
    const int opening = ShortestOpening + static_cast<int>(random() % OpeningSpread);
    const Level levels[2] = {Level(WeakestLevel + static_cast<int>(random() % LevelSpread)),
                             Level(WeakestLevel + static_cast<int>(random() % LevelSpread))};
    int plies = 0;
    bool duel = book_->sides() > 2 && random() % 2 == 0;
    while (!game.ending() && plies < MaxPlies) {
        const Position& position = game.position();
        const bool placing = position.placing(position.turn());
        if (!placing && plies++ >= opening) {
            const Turn* last = game.last();
            const bool captured = last && last->move.from() != NoSquare && last->before.hostile(last->move.to());
            positions.push_back({position, captured ? last->move.to() : NoSquare});
            if (std::exchange(duel, false)) leaveADuel(game);
        }
        if (game.ending()) break;
        const MoveList moves = game.moves();
        if (plies <= opening) {
            game.play(moves[random() % moves.size()]);
            continue;
        }
        Task task = Task::of(game);
        task.level = levels[static_cast<std::size_t>(book_->variant().sideSpecs[game.position().turn()].team)];
        task.seed = random();
        game.play(engine_.think(task, {}).best);
    }
    return positions;
}

}  // namespace rokada::tools
