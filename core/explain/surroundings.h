// Describes the surroundings of a square: the pieces that attack it, and the borders to its neighbours.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

/// Returns the squares of the pieces in `by` that attack `square`, each once. Pinned pieces count.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square square, PieceSet by);

/// Numbers of attackers and defenders of a square.
struct Pressure {
    int attackers = 0;
    int defenders = 0;

    friend bool operator==(Pressure, Pressure) = default;
};
/// Returns the attackers and defenders of the piece on `square`; zeros if it is empty.
[[nodiscard]] Pressure pressureOn(const Position& position, Square square);

/// Border between a square and its neighbour along a row or a column.
enum class Border : std::uint8_t {
    Open,
    Gate,  ///< open, between the inside and the outside of a side's home
    Wall,
    Edge,  ///< no neighbour
};
/// Returns the border in direction `straight`, a unit step along a row or a column.
[[nodiscard]] Border borderOf(const Variant& variant, Square square, Delta straight);
/// Returns true if the end of a wall blocks the diagonal step, although no wall of the square itself reaches that
/// corner.
[[nodiscard]] bool endOfWall(const Variant& variant, Square square, Delta diagonal);
/// Returns true if the square has only diagonal neighbours.
[[nodiscard]] bool standsFree(const Geometry& board, Square square);
/// Returns the squares with `standsFree` that touch a corner of this one. For such a square, returns its neighbours.
[[nodiscard]] std::vector<Square> joinedOverCorners(const Geometry& board, Square square);

}  // namespace rokada
