// Puzzles of each variant, read from the program's resources on demand.
#pragma once

#include "puzzles/puzzlereader.h"

#include <map>
#include <string>
#include <string_view>

namespace rokada::ui {

class PuzzleStore {
public:
    /// Returns the puzzles of a variant by its id. Returns an empty set if the variant has no puzzles.
    [[nodiscard]] const PuzzleSet& of(std::string_view game);

private:
    RulebookCache rulebooks_;
    std::map<std::string, PuzzleSet, std::less<>> sets_;
};

}  // namespace rokada::ui
