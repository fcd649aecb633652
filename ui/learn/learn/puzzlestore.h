// The puzzles of every game, read from the program's resources when they are asked for.
#pragma once

#include "puzzles/puzzlereader.h"

#include <map>
#include <string>
#include <string_view>

namespace rokada::ui {

class PuzzleStore {
public:
    /// By the id of the variant; without puzzles if the game has none.
    [[nodiscard]] const PuzzleSet& of(std::string_view game);

private:
    RulebookCache rulebooks_;
    std::map<std::string, PuzzleSet, std::less<>> sets_;
};

}  // namespace rokada::ui
