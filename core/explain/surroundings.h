// The surroundings of a square, for descriptions: the pieces that attack it, and the borders to its neighbours.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

/// The squares of those pieces of the set that attack this square, each once. Pinned pieces attack as well.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square square, PieceSet by);

/// How many pieces may capture on a square, and how many may recapture.
struct Pressure {
    int attackers = 0;
    int defenders = 0;

    friend bool operator==(Pressure, Pressure) = default;
};
/// Attackers and defenders of the piece on this square; none if it is empty.
[[nodiscard]] Pressure pressureOn(const Position& position, Square square);

/// What lies between a square and its neighbour along a row or a column.
enum class Border : std::uint8_t {
    Open,
    Gate,  ///< open, and leads into or out of a side's home
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
