#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/rules.h"

namespace slow {

/// Coordinates start at 0, in the order of file letters and rank numbers.
struct Square {
    int x = 0;
    int y = 0;

    // clang-tidy mistakes the generated code for a null pointer.
    auto operator<=>(const Square&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// Cells are numbered for a board of 16 files.
inline std::size_t cellOf(Square square) {
    return static_cast<std::size_t>(square.x) * 16 + static_cast<std::size_t>(square.y);
}

int width(const Rules& rules);
int height(const Rules& rules);
bool exists(const Rules& rules, Square square);
std::vector<Square> allSquares(const Rules& rules);

/// Returns the rows of the position text from top to bottom, each from left to right, including missing cells.
std::vector<std::vector<Square>> drawnRows(const Rules& rules);

std::string nameOf(const Rules& rules, Square square);
/// Returns nullopt if there is no such square.
std::optional<Square> squareOf(const Rules& rules, const std::string& name);
/// Parses square names separated by blanks. Precondition: all of them exist.
std::vector<Square> squaresOf(const Rules& rules, const std::string& names);

/// Returns the target of one step or leap by (dx,dy); nullopt outside the board or behind a closed fortress wall.
std::optional<Square> landing(const Rules& rules, Square from, int dx, int dy);

/// a1 is dark in every variant.
bool isDark(Square square);

}  // namespace slow
