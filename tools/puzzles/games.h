// Source of positions for puzzles. It plays games between computer levels that make mistakes.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"

namespace rokada::tools {

/// Position of a game, and the square on which the previous move captured.
struct GamePosition {
    Position position;
    Square lastCapture = NoSquare;
};

class GameSource {
public:
    GameSource(RulebookPtr book, std::uint64_t seed);

    /// Plays one game. Returns its positions after the random opening.
    [[nodiscard]] std::vector<GamePosition> next();
    [[nodiscard]] std::uint64_t random();

private:
    void leaveADuel(Game& game);

    RulebookPtr book_;
    std::uint64_t state_;
    Engine engine_{2, 1};
};

}  // namespace rokada::tools
