// A file of games as the program would save it, so that anybody can compare.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace rokada {

/// Copies the file; games are read and written again: all of them, or only the one with this number (from 1; 0: all). A
/// game with an error keeps its bytes, as the program saves none over what it did not understand; so does what stands
/// between games. False if the file cannot be read.
[[nodiscard]] bool rewriteGames(const std::string& file, std::size_t only, std::ostream& out);

}  // namespace rokada
