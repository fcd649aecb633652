// Rates the difficulty of a puzzle by the levels that solve it.
#pragma once

#include "ai/search/engine.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

class Rater {
public:
    /// Returns 1 if all levels solve the puzzle, up to 11 if none does, limited by the length of the solution. Puzzles
    /// about squares are rated by the number of squares and of misleading ones.
    [[nodiscard]] int levelOf(const RulebookPtr& book, const Puzzle& puzzle);

private:
    [[nodiscard]] bool solves(const RulebookPtr& book, const Puzzle& puzzle, Level level, std::uint64_t seed);

    Engine engine_{1, 1};
};

}  // namespace rokada::tools
