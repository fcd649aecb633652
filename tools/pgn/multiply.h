// Makes a large file of games from a smaller one: beginnings of its games with other continuations.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace rokada {

/// Each game is one of the file up to a move by lot, in its first thirty-six, and goes on at random for some sixty
/// more; players, date, ratings and result are by lot. The same seed gives the same games. False if the file cannot be
/// read or has no games.
bool multiplyGames(const std::string& file, std::uint64_t games, std::uint64_t seed, std::ostream& out);

}  // namespace rokada
