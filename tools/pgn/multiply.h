// Makes a large file of games from a smaller one: beginnings of its games with random continuations.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace rokada {

/// Each game follows a game of the file up to a random move within the first thirty-six and continues at random for
/// about sixty more. Players, date, ratings and result are random. Equal seeds give equal games. Returns false if the
/// file cannot be read or has no games.
bool multiplyGames(const std::string& file, std::uint64_t games, std::uint64_t seed, std::ostream& out);

}  // namespace rokada
