#pragma once

#include <vector>

#include "slowrules/geometry.h"

namespace slow {

/// One edge of a fortress wall between two lattice points. Square (x,y) has the corners (x,y) and (x+1,y+1).
struct Wall {
    Square begin;
    Square end;
};

/// Returns the sixteen edges of fortress.md, section 2.
std::vector<Wall> walls();

/// Fortress, rule W: returns true if the step between two adjacent squares is open.
bool stepIsOpen(Square from, Square to);

}  // namespace slow
