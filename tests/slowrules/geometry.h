#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/rules.h"

namespace slow {

/// Coordinates count from 0 in the order of the file letters and of the rank numbers.
struct Square {
    int x = 0;
    int y = 0;

    // clang-tidy takes what the compiler writes here for a null pointer.
    auto operator<=>(const Square&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// Of a board that is 16 files wide.
inline std::size_t cellOf(Square square) {
    return static_cast<std::size_t>(square.x) * 16 + static_cast<std::size_t>(square.y);
}

int width(const Rules& rules);
int height(const Rules& rules);
bool exists(const Rules& rules, Square square);
std::vector<Square> allSquares(const Rules& rules);

/// The drawn rows from the top row down, each from left to right, with the cells that do not exist.
std::vector<std::vector<Square>> drawnRows(const Rules& rules);

std::string nameOf(const Rules& rules, Square square);
/// nullopt if there is no such square.
std::optional<Square> squareOf(const Rules& rules, const std::string& name);
/// Squares from names separated by blanks; all of them must exist.
std::vector<Square> squaresOf(const Rules& rules, const std::string& names);

/// Where one step or leap by (dx,dy) ends; nullopt if it leaves the board or a fortress wall closes it.
std::optional<Square> landing(const Rules& rules, Square from, int dx, int dy);

/// a1 is dark in every game.
bool isDark(Square square);

}  // namespace slow
