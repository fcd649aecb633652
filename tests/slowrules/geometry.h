#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/rules.h"

namespace slow {

/// Square of a board: the indices of its file and its rank, both from 0. In Bolyar chess, the first file is z and the
/// first rank is 0.
struct Square {
    int x = 0;
    int y = 0;

    // clang-tidy takes the generated comparison for a comparison with a null pointer.
    auto operator<=>(const Square&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// Returns the index of a square in arrays of 256 squares. All variants use the numbering of a board of 16 by 16
/// squares.
inline std::size_t cellOf(Square square) {
    return static_cast<std::size_t>(square.x) * 16 + static_cast<std::size_t>(square.y);
}

int width(const Rules& rules);
int height(const Rules& rules);
bool exists(const Rules& rules, Square square);
std::vector<Square> allSquares(const Rules& rules);

/// Returns the rows of a position text from top to bottom. Each row lists all its cells from left to right. Cells that
/// are not part of the board are included.
std::vector<std::vector<Square>> drawnRows(const Rules& rules);

std::string nameOf(const Rules& rules, Square square);
/// Returns the square with this name. Returns nullopt if the board has no such square.
std::optional<Square> squareOf(const Rules& rules, const std::string& name);
/// Parses square names separated by blanks. Precondition: the board has all these squares.
std::vector<Square> squaresOf(const Rules& rules, const std::string& names);

/// Returns the target of one step or leap by (dx,dy). Returns nullopt if it is outside of the board, or if a fortress
/// wall closes the way.
std::optional<Square> landing(const Rules& rules, Square from, int dx, int dy);

/// Returns true if the square is dark. The square a1 is dark in every variant.
bool isDark(Square square);

}  // namespace slow
