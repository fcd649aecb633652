#pragma once

#include <vector>

#include "slowrules/geometry.h"

namespace slow {

/// One edge of a fortress wall, between two corners of squares. Square (x,y) has the corners (x,y) and (x+1,y+1), among
/// others.
struct Wall {
    Square begin;
    Square end;
};

/// Returns the sixteen edges of the walls (fortress.md, section 2).
std::vector<Wall> walls();

/// Returns true if no wall closes the step between two adjacent squares (fortress.md, rule W).
bool stepIsOpen(Square from, Square to);

}  // namespace slow
