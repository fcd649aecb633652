// Rewrites a file of games as the program would save it, for comparison.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace rokada {

/// Copies the file. Games are read and written again: all of them, or only number `only` (from 1; 0 for all). A game
/// with an error keeps its bytes, because the program never overwrites text that it could not read; so does text
/// between games. Returns false if the file cannot be read.
[[nodiscard]] bool rewriteGames(const std::string& file, std::size_t only, std::ostream& out);

}  // namespace rokada
