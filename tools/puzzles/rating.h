// How hard a puzzle is, by what the levels of the computer solve.
#pragma once

#include "ai/search/engine.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

class Rater {
public:
    /// 1 if all levels solve it, up to 11 if none does, but not more than so short a solution deserves. Of squares to
    /// be found: by their number, and by what looks like one and is none.
    [[nodiscard]] int levelOf(const RulebookPtr& book, const Puzzle& puzzle);

private:
    [[nodiscard]] bool solves(const RulebookPtr& book, const Puzzle& puzzle, Level level, std::uint64_t seed);

    Engine engine_{1, 1};
};

}  // namespace rokada::tools
