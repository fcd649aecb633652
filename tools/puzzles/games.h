// Source of positions for puzzles: self-play games at levels that make mistakes.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"

namespace rokada::tools {

/// Position of a game, and the square of the capture by the previous move.
struct GamePosition {
    Position position;
    Square lastCapture = NoSquare;
};

class GameSource {
public:
    GameSource(RulebookPtr book, std::uint64_t seed);

    /// Returns the positions of one game after its random opening.
    [[nodiscard]] std::vector<GamePosition> next();
    [[nodiscard]] std::uint64_t random();

private:
    void leaveADuel(Game& game);

    RulebookPtr book_;
    std::uint64_t state_;
    Engine engine_{2, 1};
};

}  // namespace rokada::tools
