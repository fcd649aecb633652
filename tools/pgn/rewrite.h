// Rewrites a file of games as the program would save it, so that both files can be compared.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace rokada {

/// Copies a file, and rewrites its games: only game number `only`, counted from 1, or all games if it is 0. A game with
/// errors keeps its bytes, because the program never overwrites text that it could not read. Text between the games is
/// also kept. Returns false if the file cannot be read.
[[nodiscard]] bool rewriteGames(const std::string& file, std::size_t only, std::ostream& out);

}  // namespace rokada
