// Rates the difficulty of puzzles by the levels of the computer that solve them.
#pragma once

#include "ai/search/engine.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

class Rater {
public:
    /// Returns the difficulty, from 1 if all levels solve the puzzle to 11 if none does. A short solution lowers the
    /// maximum. For puzzles about squares, the difficulty depends on the numbers of right and of misleading squares.
    [[nodiscard]] int levelOf(const RulebookPtr& book, const Puzzle& puzzle);

private:
    [[nodiscard]] bool solves(const RulebookPtr& book, const Puzzle& puzzle, Level level, std::uint64_t seed);

    Engine engine_{1, 1};
};

}  // namespace rokada::tools
