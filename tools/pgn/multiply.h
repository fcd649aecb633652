// Makes a large file of games from a smaller one. The new games are beginnings of the old ones with random
// continuations.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace rokada {

/// Writes `games` games. Each one follows one of the file's games for at most 36 plies, and continues with about 60
/// random plies. Players, date, ratings and result are random. Equal seeds give equal games. Returns false if the file
/// cannot be read or has no games.
bool multiplyGames(const std::string& file, std::uint64_t games, std::uint64_t seed, std::ostream& out);

}  // namespace rokada
