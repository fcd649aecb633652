// The list of openings of resources/openings, made from tables of code, name and moves.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace rokada {

/// Lines "code, name, moves in short notation" separated by tabs, as lichess-org/chess-openings has them; a first line
/// that begins with "eco" is passed over. The place of what cannot be read; empty if all was.
[[nodiscard]] std::string writeOpeningList(const std::vector<std::string>& files, std::ostream& out);

}  // namespace rokada
