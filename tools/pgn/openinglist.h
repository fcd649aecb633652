// Makes the list of openings of resources/openings from tables of code, name and moves.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace rokada {

/// Reads lines "code, name, moves in short notation" separated by tabs, as in lichess-org/chess-openings. Skips a first
/// line that starts with "eco". Returns the place of the first error; empty if there is none.
[[nodiscard]] std::string writeOpeningList(const std::vector<std::string>& files, std::ostream& out);

}  // namespace rokada
