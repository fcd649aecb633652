// Positions to look for puzzles in: games of the engine against itself at levels that make mistakes.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"

namespace rokada::tools {

/// A position of a game, and where the move before it has captured.
struct GamePosition {
    Position position;
    Square lastCapture = NoSquare;
};

class GameSource {
public:
    GameSource(RulebookPtr book, std::uint64_t seed);

    /// The positions of one game, from the end of its random opening on.
    [[nodiscard]] std::vector<GamePosition> next();
    [[nodiscard]] std::uint64_t random();

private:
    void leaveADuel(Game& game);

    RulebookPtr book_;
    std::uint64_t state_;
    Engine engine_{2, 1};
};

}  // namespace rokada::tools
