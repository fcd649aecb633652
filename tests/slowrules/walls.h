#pragma once

#include <vector>

#include "slowrules/geometry.h"

namespace slow {

/// One edge of a fortress wall between two lattice points; square (x,y) has the points (x,y) and (x+1,y+1) as corners.
struct Wall {
    Square begin;
    Square end;
};

/// The sixteen edges of fortress.md, section 2.
std::vector<Wall> walls();

/// Fortress, rule W: is the step between two existing touching squares open?
bool stepIsOpen(Square from, Square to);

}  // namespace slow
