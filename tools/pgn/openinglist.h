// Makes the list of openings in resources/openings from tables with the code, name and moves of each opening.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace rokada {

/// Writes the list. The lines of the files are "code, name, moves in short notation", separated by tabs, as in
/// lichess-org/chess-openings. A first line that starts with "eco" is skipped. Returns the place of the first error, or
/// an empty string.
[[nodiscard]] std::string writeOpeningList(const std::vector<std::string>& files, std::ostream& out);

}  // namespace rokada
