// Describes the surroundings of a square: the pieces that attack it, and the borders to its neighbours.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

/// Returns the squares of the pieces in `by` that attack `square`, without duplicates. Pinned pieces are included.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square square, PieceSet by);

/// Numbers of attackers and defenders of a square.
struct Pressure {
    int attackers = 0;
    int defenders = 0;

    friend bool operator==(Pressure, Pressure) = default;
};
/// Returns the numbers of attackers and defenders of the piece on `square`. Both are 0 if the square is empty.
[[nodiscard]] Pressure pressureOn(const Position& position, Square square);

/// Border between a square and its neighbour along a row or a column.
enum class Border : std::uint8_t {
    Open,
    Gate,  ///< open border between a side's fortress (`SideSpec::home`) and the rest of the board
    Wall,
    Edge,  ///< edge of the board or a hole
};
/// Returns the border of `square` in direction `straight`, a unit step along a row or a column.
[[nodiscard]] Border borderOf(const Variant& variant, Square square, Delta straight);
/// Returns true if a diagonal step is blocked only by the end of a wall: no wall runs along the two sides of `square`
/// that meet at the corner.
[[nodiscard]] bool endOfWall(const Variant& variant, Square square, Delta diagonal);
/// Returns true if the square has only diagonal neighbours, as the corner squares of Bolyar chess.
[[nodiscard]] bool standsFree(const Geometry& board, Square square);
/// Returns the diagonal neighbours of `square` for which `standsFree` is true. If it is true for `square` itself,
/// returns all its diagonal neighbours.
[[nodiscard]] std::vector<Square> joinedOverCorners(const Geometry& board, Square square);

}  // namespace rokada
