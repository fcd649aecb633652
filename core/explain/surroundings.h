// What is round a square, for those who describe it: the men who hit it, and what lies between it and its neighbours.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

/// The squares of those men of the set who hit this square as they stand, each once. A man who may not move because
/// his king would be taken hits as well.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square square, PieceSet by);

/// How many men would take on a square, and how many would take back there.
struct Pressure {
    int attackers = 0;
    int defenders = 0;

    friend bool operator==(Pressure, Pressure) = default;
};
/// Who hits the man on this square, and who of his own team hits whoever takes him. Nobody, if it is empty.
[[nodiscard]] Pressure pressureOn(const Position& position, Square square);

/// What lies between a square and its neighbour along a row or a column.
enum class Border : std::uint8_t {
    Open,
    Gate,  ///< open, and leads into somebody's home or out of it
    Wall,
    Edge,  ///< there is no neighbour
};
/// `straight` is a unit step along a row or a column.
[[nodiscard]] Border borderOf(const Variant& variant, Square square, Delta straight);
/// The end of a wall stops the diagonal step, though no wall of the square itself reaches that corner.
[[nodiscard]] bool endOfWall(const Variant& variant, Square square, Delta diagonal);
/// A square that has neighbours over its corners only.
[[nodiscard]] bool standsFree(const Geometry& board, Square square);
/// Squares that stand free and lie over a corner of this one; or, of one that stands free itself, its neighbours.
[[nodiscard]] std::vector<Square> joinedOverCorners(const Geometry& board, Square square);

}  // namespace rokada
