#pragma once

#include <vector>

#include "slowrules/geometry.h"

namespace slow {

/// Wall of fortress chess along one edge of a square. `begin` and `end` are corners of squares: square (x,y) has its
/// lower left corner at (x,y) and its upper right one at (x+1,y+1).
struct Wall {
    Square begin;
    Square end;
};

/// Returns all walls, which cover sixteen edges.
std::vector<Wall> walls();

/// Returns true if no wall closes the step between two adjacent squares. A wall also closes the diagonal steps across
/// its two ends.
bool stepIsOpen(Square from, Square to);

}  // namespace slow
